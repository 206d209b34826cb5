import type { ReactNode } from 'react';
import { slipCount } from '@/lib/client/live';
import { Clock, ClockBar, Countdown, Icon, isBetweenGames } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import type { Desk } from '../desk-state';
import { StillPlaying } from './still-playing';

/** Round, clock, slips: the state of the event in one row. */
export function StateRow({ event, desk }: { event: Snapshot; desk: Desk }) {
  const t = useTranslations('desk');
  const format = useFormatter();
  const { round, settings } = event;
  const { slips, players, paper } = slipCount(event);
  const playing = round !== null && round.status !== 'closed';
  const { secondsPerRound: seconds, maxRounds: max } = settings;
  const words = useTranslations('words');
  const number =
    round && settings.games > 1
      ? words('game.place', { game: round.game, round: round.inGame })
      : round && max !== null
        ? t.rich('roundNumber', { round: round.number, max, rest })
        : round
          ? format.number(round.number)
          : '–';
  return (
    <div>
      <div className="grid grid-cols-[1fr_auto] items-end gap-x-6 gap-y-3 sm:grid-cols-[1fr_auto_1fr]">
        <Fact label={t('round')} long={settings.games > 1}>
          {number}
        </Fact>
        <div className="row-span-2 self-center text-end sm:row-span-1 sm:text-center">
          <ClockFace event={event} desk={desk} />
        </div>
        <div className="sm:text-end">
          <Fact label={t('slipsIn')}>
            {players === 0 && paper > 0 ? null : t.rich('slipsNumber', { slips, players, rest })}
            {paper > 0 ? (
              <span className="block text-base font-semibold text-quiet">{t('onPaper', { paper })}</span>
            ) : null}
          </Fact>
        </div>
      </div>
      {playing ? (
        <ClockBar round={round} seconds={seconds} className="mt-3" />
      ) : (
        <div className="clock-bar mt-3" aria-hidden="true" />
      )}
    </div>
  );
}

const rest = (text: ReactNode) => <span className="text-[0.6em] font-semibold text-quiet">{text}</span>;

function Fact({ label, long, children }: { label: string; long?: boolean; children: ReactNode }) {
  const size = long ? 'text-xl sm:text-2xl' : 'text-3xl whitespace-nowrap';
  return (
    <div>
      <p className="text-sm text-quiet">{label}</p>
      <p className={`tabular leading-tight font-bold ${size}`}>{children}</p>
    </div>
  );
}

/** The clock of the round, the time to the next rack, or what it waits for. */
function ClockFace({ event, desk }: { event: Snapshot; desk: Desk }) {
  const t = useTranslations('desk');
  const words = useTranslations('words');
  const { round, settings } = event;
  if (desk.phase === 'closing') return <Words>{t('closing')}</Words>;
  if (round && round.status !== 'closed') {
    return (
      <>
        <Clock round={round} seconds={settings.secondsPerRound} className="text-6xl sm:text-7xl" />
        <StillPlaying round={round} extraTime={event.extraTime} />
      </>
    );
  }
  if (desk.phase === 'paused') {
    return (
      <Words>
        <Icon name="pause" className="me-1 inline align-[-0.1em]" />
        {t('paused')}
      </Words>
    );
  }
  const over = round && isBetweenGames(event) ? words('game.over', { game: round.game }) : null;
  if (desk.until === null)
    return (
      <>
        {over ? <p className="text-sm text-quiet">{over}</p> : null}
        <Words>{t('waitingForYou')}</Words>
      </>
    );
  return (
    <>
      <p className="text-sm text-quiet">{over ? `${over} · ${words('game.next')}` : t('nextRackIn')}</p>
      <Countdown to={desk.until} className="text-5xl sm:text-6xl" />
    </>
  );
}

function Words({ children }: { children: ReactNode }) {
  return (
    <p className="py-4 text-2xl leading-tight font-bold text-balance sm:text-3xl sm:leading-10">{children}</p>
  );
}
