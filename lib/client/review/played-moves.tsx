'use client';
import { useState } from 'react';
import { callApi, eventPath } from '@/lib/client/live';
import { ProblemText } from '@/lib/client/ui';
import type { PlayedPage, Problem, RoundReview } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { isOwn } from './lists';
import { type ListedMove, type Looking, MoveList } from './move-list';
import { Names } from './names';

export interface PlayedMovesProps extends Looking {
  code: string;
  round: RoundReview;
}

/** What the room played: the best come with the round, the others by pages. */
export function PlayedMoves({ code, round, ...looking }: PlayedMovesProps) {
  const t = useTranslations('review');
  const [pages, setPages] = useState<readonly PlayedPage[]>([]);
  const [problem, setProblem] = useState<Problem | null>(null);
  const all = [round.moves, ...pages.map(({ moves }) => moves)].flat();
  const more = async () => {
    const path = eventPath(code, `/rounds/${round.number}/played?page=${pages.length + 2}`);
    const answer = await callApi<PlayedPage>(path);
    setProblem(answer.ok ? null : answer.problem);
    if (answer.ok) setPages((now) => (now === pages ? [...now, answer.body] : now));
  };
  const listed = all.map(
    ({ move, points, players, valid, who }): ListedMove => ({
      move,
      score: points,
      text: t('moves.unreadable'),
      note: t(valid || !move ? 'moves.players' : 'moves.notValid', { players }),
      who: who.length > 0 ? <Names code={code} who={who} /> : null,
      own: isOwn(round.you?.move, move) && round.you?.points === points,
    }),
  );
  return (
    <div className="min-w-0">
      <MoveList
        title={t('moves.played')}
        moves={listed}
        count={round.playedLines}
        onMore={() => void more()}
        {...looking}
      />
      <ProblemText problem={problem} />
    </div>
  );
}
