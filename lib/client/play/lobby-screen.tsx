import type { ReactNode } from 'react';
import type { Snapshot, You } from '@/lib/http/schemas';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import { useUnusualRules } from '../board';
import { SignalCard } from '../signals';
import { CancelledNote, Countdown, useClockText } from '../ui';
import { OwnCode } from './own-code';
import { Plain } from './plain';

/** Waiting for the start: you are in, this is your name and your code, so many are here, and how it goes. */
export function LobbyScreen({ snapshot, you }: { snapshot: Snapshot; you: You }) {
  const t = useTranslations('join');
  return (
    <Plain>
      <p className="text-quiet">
        <bdi>{snapshot.name}</bdi>
      </p>
      <h1 className="mt-1 text-4xl font-bold">{t('lobby.title')}</h1>
      <CancelledNote event={snapshot} className="mt-4" />
      <p className="mt-6 border-t border-line pt-4 text-2xl">
        <bdi className="block truncate font-bold">{you.name}</bdi>
        <span className="text-base text-quiet" role="status">
          {t('lobby.company', { others: Math.max(0, snapshot.players - 1) })}
        </span>
      </p>
      <div className="mt-4 border-y border-line py-4">
        <OwnCode you={you} />
      </div>
      <Waiting snapshot={snapshot} />
      <h2 className="mt-8 font-bold">{t('lobby.how')}</h2>
      <Steps snapshot={snapshot} />
      <Unusual rules={useUnusualRules(snapshot.settings)} />
      <SignalCard className="mt-8" />
    </Plain>
  );
}

function Steps({ snapshot: { settings } }: { snapshot: Snapshot }) {
  const t = useTranslations('join');
  const written = settings.entry === 'federation';
  return (
    <ol className="mt-2 flex flex-col gap-2.5">
      <Step number={1}>
        <TimeOfRound seconds={settings.secondsPerRound} />
      </Step>
      <Step number={2}>{written ? t('lobby.write') : t('lobby.lay')}</Step>
      <Step number={3}>{t('lobby.score')}</Step>
    </ol>
  );
}

function Step({ number, children }: { number: number; children: ReactNode }) {
  const format = useFormatter();
  return (
    <li className="flex gap-3">
      <span className="tabular w-4 shrink-0 text-end font-bold text-accent">{format.number(number)}</span>
      <span>{children}</span>
    </li>
  );
}

/** Whole minutes, or seconds of less than one, in words; `1:30` else. */
function TimeOfRound({ seconds }: { seconds: number }) {
  const t = useTranslations('join');
  const clock = useClockText();
  if (seconds % 60 === 0) return t('lobby.minutes', { minutes: seconds / 60 });
  if (seconds < 60) return t('lobby.seconds', { seconds });
  return t.rich('lobby.clock', { time: clock(seconds), bdi: (time) => <bdi dir="ltr">{time}</bdi> });
}

function Unusual({ rules }: { rules: string[] }) {
  const t = useTranslations('join');
  if (rules.length === 0) return null;
  return (
    <>
      <h2 className="mt-8 font-bold">{t('lobby.unusual')}</h2>
      <ul className="mt-2 flex list-disc flex-col gap-2 ps-5">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </>
  );
}

function Waiting({ snapshot }: { snapshot: Snapshot }) {
  const t = useTranslations('join');
  if (snapshot.nextOpensAt !== null) {
    return (
      <p className="mt-4 flex items-baseline justify-between gap-4">
        <span className="font-semibold">{t('lobby.firstRackIn')}</span>
        <Countdown to={snapshot.nextOpensAt} className="text-4xl" />
      </p>
    );
  }
  return <p className="mt-4 text-quiet">{snapshot.status === 'lobby' ? t('lobby.wait') : t('lobby.soon')}</p>;
}
