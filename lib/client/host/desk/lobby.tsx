'use client';
import { useUnusualRules } from '@/lib/client/board';
import { LexiconProgress, useLexicon } from '@/lib/client/lexicons';
import { Button, ProblemText } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import type { Desk } from '../desk-state';
import { JoinCard } from './join-card';
import { Names } from './names';
import { RackEntry } from './rack-entry';
import { Simulated } from './simulated';
import type { Commanding } from './use-command';

/** Before the start: the way in, and who came. */
export function Lobby({ event, onFind }: { event: Snapshot; onFind(name: string): void }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-10">
      <JoinCard event={event} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Names players={event.players} joined={event.joined} onFind={onFind} />
        <Rules rules={useUnusualRules(event.settings)} />
        <Simulated event={event} />
      </div>
    </div>
  );
}

/** What the host will have to explain. */
function Rules({ rules }: { rules: string[] }) {
  const t = useTranslations('desk');
  if (rules.length === 0) return null;
  return (
    <section aria-label={t('lobby.rulesLabel')}>
      <h2 className="font-bold">{t('lobby.rules')}</h2>
      <ul className="mt-1 list-disc ps-5 text-sm">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}

export interface StartBarProps {
  event: Snapshot;
  desk: Desk;
  commanding: Commanding;
  onStart(): void;
}

/** The one button of the lobby, always in sight. */
export function StartBar({ event, desk, commanding, onStart }: StartBarProps) {
  const t = useTranslations('desk');
  const { next } = desk;
  const { pending, problem } = commanding;
  const lexicon = useLexicon(event.settings.lexicon);
  const waits = lexicon !== null && lexicon.status !== 'ready';
  // The bar says the same, and moves.
  const said = waits && problem?.code === 'lexicon-not-ready' ? null : problem;
  return (
    <div className="bottom-bar -mx-4 mt-auto border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <RackEntry commanding={commanding} onEnter={onStart} className="mb-3 max-w-96" />
      <ProblemText problem={said} fields={['rack']} className="mb-2" />
      {lexicon ? (
        <div className="mb-2 empty:hidden">
          <LexiconProgress lexicon={lexicon} label={t('lobby.list')} />
        </div>
      ) : null}
      <div className="flex items-center justify-between gap-4">
        <p className="text-sm text-quiet">
          {next?.hold ? t('lobby.waiting') : t('lobby.ready', { players: event.players })}
        </p>
        <Button
          kind="primary"
          size="lg"
          className="min-w-40"
          busy={pending !== null}
          disabled={next === null || next.hold !== null}
          onClick={onStart}
        >
          {t(pending ? 'next.starting' : 'next.start')}
        </Button>
      </div>
    </div>
  );
}
