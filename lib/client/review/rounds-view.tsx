'use client';
import { AnalysisLink } from '@/lib/client/analysis';
import { Notice } from '@/lib/client/notice';
import { Button, LinkButton, ProblemText, usePageKeys, useRoundPlace } from '@/lib/client/ui';
import type { MoveBody, RoundSummary, Snapshot } from '@/lib/http/schemas';
import { useLanguage, useTranslations } from '@/lib/i18n/client';
import { RoundView } from './round-view';
import { ShareRound } from './share-round';
import { steppedBy } from './steps';
import { Strip } from './strip';
import { useRound } from './use-round';

export interface RoundsViewProps {
  event: Snapshot;
  rounds: readonly RoundSummary[];
  current: number | null;
  /** the one that was asked for, where there is none */
  missing: number | null;
  /** the move that the address asks for */
  move: MoveBody | null;
  /** goes to a round, or to a move of it */
  onLook(round: number, move?: MoveBody | null): void;
}

/** The strip of all rounds, and one of them. */
export function RoundsView({ event, rounds, current, missing, move, onLook }: RoundsViewProps) {
  const t = useTranslations('review');
  if (current === null) return <NothingYet event={event} />;
  const onStep = (round: number) => onLook(round);
  return (
    <>
      <Strip rounds={rounds} current={current} onStep={onStep} />
      {missing === null ? null : (
        <p role="status" className="mx-auto w-full max-w-[1680px] px-4 pt-3 lg:px-6">
          {t('round.notPlayed', { asked: missing, round: current })}
        </p>
      )}
      <OneRound {...{ event, move, onLook }} number={current} rounds={rounds.length} summaries={rounds} />
    </>
  );
}

interface OneRoundProps {
  event: Snapshot;
  number: number;
  rounds: number;
  summaries: readonly RoundSummary[];
  move: MoveBody | null;
  onLook(round: number, move?: MoveBody | null): void;
}

function OneRound({ event, number, rounds, summaries, move, onLook }: OneRoundProps) {
  const t = useTranslations('review');
  const words = useTranslations('words');
  const placed = useRoundPlace(event.settings.games);
  const { round, before, problem, retry } = useRound(event.code, number, rounds);
  const onStep = (to: number) => {
    if (to >= 1 && to <= rounds) onLook(to);
  };
  useArrows(number, rounds, onStep);
  return (
    <div className="mx-auto w-full max-w-[1680px] px-4 pt-3 pb-10 lg:px-6">
      <div className="mb-3 flex flex-wrap items-center gap-2 sm:gap-3">
        <StepButton
          label={t('round.before')}
          icon="previous"
          disabled={number <= 1}
          onClick={() => onStep(number - 1)}
        />
        <h2 className="tabular text-xl font-bold whitespace-nowrap" aria-live="polite">
          {placed(
            summaries[number - 1] ?? { game: 1, inGame: number },
            t.rich('round.title', {
              round: number,
              rounds,
              rest: (text) => <span className="font-normal text-quiet">{text}</span>,
            }),
          )}
        </h2>
        <StepButton
          label={t('round.next')}
          icon="next"
          disabled={number >= rounds}
          onClick={() => onStep(number + 1)}
        />
        <span className="ms-auto hidden text-sm text-quiet pointer-fine:lg:inline">{t('round.keys')}</span>
        <span className="flex gap-2 max-lg:ms-auto pointer-coarse:ms-auto">
          <AnalysisLink event={event} round={number} />
          <ShareRound {...{ event, number, move, round }} rounds={summaries} />
        </span>
      </div>
      {round ? (
        <RoundView
          event={event}
          round={round}
          before={before}
          move={move}
          onMove={(to) => onLook(number, to)}
          onStep={(by) => onStep(number + by)}
        />
      ) : null}
      {round || !problem ? null : (
        <div className="grid justify-items-start gap-3">
          <ProblemText problem={problem} />
          <Button kind="plain" onClick={retry}>
            {words('tryAgain')}
          </Button>
        </div>
      )}
      {round || problem ? null : (
        <p role="status" className="min-h-dvh text-quiet">
          {t('round.loading')}
        </p>
      )}
    </div>
  );
}

interface StepButtonProps {
  label: string;
  icon: 'previous' | 'next';
  disabled: boolean;
  onClick(): void;
}

function StepButton({ label, icon, disabled, onClick }: StepButtonProps) {
  return (
    <Button
      kind="plain"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      icon={icon}
      className="w-11 px-0!"
    />
  );
}

/** Left and right step as one reads, unless the focus is somewhere that uses them itself. */
function useArrows(number: number, rounds: number, onStep: (round: number) => void): void {
  const { direction } = useLanguage().language;
  usePageKeys(({ key, shiftKey }) => {
    const target = shiftKey ? null : steppedBy(key, number, rounds, direction);
    if (target !== null) onStep(target);
    return target !== null;
  });
}

function NothingYet({ event }: { event: Snapshot }) {
  const t = useTranslations('review');
  const over = event.status === 'finished';
  return (
    <Notice
      title={t(over ? 'nothing.noRound' : 'nothing.noneClosed')}
      actions={
        over ? undefined : (
          <LinkButton kind="primary" href={`/e/${event.code}`}>
            {t('nothing.toGame')}
          </LinkButton>
        )
      }
    >
      <p>{t(over ? 'nothing.endedEarly' : 'nothing.later')}</p>
    </Notice>
  );
}
