'use client';
import { DailyCard } from './daily-card';
import { GameCard } from './game-card';
import { ListField } from './list-field';
import { OwnRuns } from './own-runs';
import { SolitaireForm } from './solitaire-form';
import { TrainingCard } from './training-card';
import { useList } from './use-list';

/** Everything that one can play alone. */
export function AloneHub() {
  const list = useList();
  const { chosen } = list;
  return (
    <div className="grid gap-8">
      <ListField {...list} />
      {chosen ? (
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
          <div className="grid min-w-0 content-start gap-8">
            <DailyCard key={chosen.id} lexicon={chosen} />
            <TrainingCard key={`train ${chosen.id}`} lexicon={chosen} />
            <OwnRuns />
          </div>
          <div className="grid min-w-0 content-start gap-8">
            <SolitaireForm lexicon={chosen} />
            <GameCard kind="topping" lexicon={chosen} />
            <GameCard kind="sudden" lexicon={chosen} />
          </div>
        </div>
      ) : list.list.problem ? null : (
        <p aria-busy="true" className="min-h-40" />
      )}
    </div>
  );
}
