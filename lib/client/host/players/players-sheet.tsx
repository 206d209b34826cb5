'use client';
import { useState } from 'react';
import { LinkButton, ProblemText, SearchField, Sheet } from '@/lib/client/ui';
import { type MessageKey, useTranslations } from '@/lib/i18n/client';
import { DoneLine } from '../done-line';
import { Pager } from '../pager';
import { PlayerRow } from './player-row';
import { type Done, usePlayers } from './use-players';

export interface PlayersProps {
  code: string;
  /** how many are in the event: another number is looked at again */
  players: number;
  /** what is searched for at first */
  find: string;
}

/** Everybody who joined, the removed too: found by name, team or table, changed by a tap. */
export function PlayersSheet({ open, onClose, ...props }: PlayersProps & { open: boolean; onClose(): void }) {
  const t = useTranslations('host');
  return (
    <Sheet open={open} title={t('players.title')} onClose={onClose} className="players-sheet">
      <Players key={props.find} {...props} />
    </Sheet>
  );
}

function Players({ code, players, find: startWith }: PlayersProps) {
  const t = useTranslations('host');
  const { search, find, setPage, list, problem, done, forget, acts } = usePlayers(code, players, startWith);
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <>
      <SearchField label={t('players.find')} value={search} onSearch={find} />
      <LinkButton size="sm" kind="plain" href={`/host/${code}/tables`} className="mt-3">
        {t('players.fromList')}
      </LinkButton>
      <ProblemText problem={problem} className="mt-3" />
      {list?.count === 0 ? (
        <p className="mt-4 text-quiet">{t(search.trim() === '' ? 'players.empty' : 'players.none')}</p>
      ) : null}
      <ul className={`mt-3 divide-y divide-line ${list?.count === 0 ? '' : 'border-y border-line'}`}>
        {list?.players.map((row) => (
          <PlayerRow
            key={row.playerId}
            row={row}
            acts={acts}
            open={opened === row.playerId}
            onOpen={(on) => setOpened(on ? row.playerId : null)}
          />
        ))}
      </ul>
      {list ? <Pager {...list} onPage={setPage} className="mt-3" /> : null}
      <DoneBar done={done} onClose={forget} />
    </>
  );
}

const SAID: Record<Done['what'], MessageKey<'host'>> = {
  removed: 'done.removed',
  restored: 'done.restored',
  renamed: 'done.renamed',
  erased: 'done.erased',
};

/**
 * What was done stays in sight with its way back, until the next thing is done. Its room is there before: rows that
 * move when it comes would be under the finger of whoever presses twice.
 */
function DoneBar({ done, onClose }: { done: Done | null; onClose(): void }) {
  const t = useTranslations('host');
  return (
    <div role="status" className="bottom-bar min-h-16">
      {done ? (
        <DoneLine
          className="mt-3"
          onUndo={
            done.undo &&
            (() => {
              done.undo?.();
              onClose();
            })
          }
        >
          {t.rich(SAID[done.what], { name: done.name, b: (name) => <bdi>{name}</bdi> })}
        </DoneLine>
      ) : null}
    </div>
  );
}
