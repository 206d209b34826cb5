'use client';
import { CopyButton, Icon, LinkButton } from '@/lib/client/ui';
import type { FileDifference, FileFault, ImportedFile } from '@/lib/http/schemas';
import { type MessageKey, useTranslations } from '@/lib/i18n/client';

const FAULTS: Record<FileFault['code'], MessageKey<'imports'>> = {
  'file-unreadable': 'fault.file',
  'line-unreadable': 'fault.line',
  'lexicon-unknown': 'fault.lexicon',
  'lexicon-not-ready': 'fault.notReady',
  'settings-wrong': 'fault.settings',
  'name-twice': 'fault.nameTwice',
  'rack-unreadable': 'fault.rack',
  'rack-wrong-size': 'fault.rackSize',
  'rack-not-in-bag': 'fault.notInBag',
  'rack-leftover': 'fault.leftover',
  'rack-rule': 'fault.rackRule',
  'no-move': 'fault.noMove',
  'top-illegal': 'fault.top',
  'move-illegal': 'fault.move',
  'game-over': 'fault.over',
  'gcg-in-turns': 'fault.gcg',
};
const KEPT: Partial<Record<FileDifference['code'], MessageKey<'imports'>>> = {
  'top-not-best': 'differ.notBest',
  'top-not-in-lexicon': 'differ.notInList',
  'rack-rule': 'fault.rackRule',
  points: 'differ.points',
};
const NOT_KEPT: Partial<Record<FileDifference['code'], MessageKey<'imports'>>> = {
  'top-score': 'differ.score',
  'round-number': 'differ.number',
};

/** What became of each file. */
export function ImportedList({ files }: { files: readonly ImportedFile[] }) {
  const t = useTranslations('imports');
  return (
    <section aria-label={t('done')} className="mt-8" aria-live="polite">
      <h2 className="text-xl font-bold">{t('done')}</h2>
      <ul>
        {files.map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: files may have the same name.
          <li key={index} className="border-b border-line py-4">
            <One file={file} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function One({ file: { file, game, faults, differences } }: { file: ImportedFile }) {
  const t = useTranslations('imports');
  return (
    <>
      <h3 className="flex items-center gap-2 font-bold">
        <Icon name={game ? 'check' : 'alert'} className={game ? 'text-accent' : 'text-error'} />
        <bdi className="min-w-0 break-words">{file}</bdi>
      </h3>
      {game ? (
        <>
          <p>
            <bdi>{game.name}</bdi> · {t('game', { rounds: game.rounds, players: game.players })}
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-2">
            <LinkButton size="sm" href={`/e/${game.code}/review`}>
              {t('review')}
            </LinkButton>
            <CopyButton label={t('hostKey')} text={game.hostKey} />
          </div>
        </>
      ) : (
        <p className="font-semibold text-error">{t('nothing')}</p>
      )}
      <Told lines={faults.map((one) => ({ ...one, said: t(FAULTS[one.code]) }))} />
      <Differing title={t('differences')} said={KEPT} differences={differences} />
      <Differing title={t('notKept')} said={NOT_KEPT} differences={differences} />
    </>
  );
}

interface DifferingProps {
  title: string;
  /** those that are listed here */
  said: Partial<Record<FileDifference['code'], MessageKey<'imports'>>>;
  differences: readonly FileDifference[];
}

function Differing({ title, said, differences }: DifferingProps) {
  const t = useTranslations('imports');
  const lines = differences.flatMap((one) => {
    const key = said[one.code];
    return key ? [{ ...one, said: t(key) }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <>
      <p className="mt-2 font-semibold">{title}</p>
      <Told lines={lines} />
    </>
  );
}

interface Line {
  line: number | null;
  round: number | null;
  text: string;
  said: string;
}

function Told({ lines }: { lines: readonly Line[] }) {
  const t = useTranslations('imports');
  const place = ({ line, round }: Line) =>
    line !== null ? t('line', { line }) : round !== null ? t('round', { round }) : null;
  return (
    <ul className="mt-1 grid gap-1 text-sm">
      {lines.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may be wrong twice.
        <li key={index} className="break-words">
          {place(one) ? <b className="tabular">{place(one)} </b> : null}
          {one.said} {one.text ? <bdi className="font-mono">{one.text}</bdi> : null}
        </li>
      ))}
    </ul>
  );
}
