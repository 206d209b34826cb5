import { useEffect, useState } from 'react';
import type { DailyView } from '@/lib/http/schemas';
import { callApi } from '../live';

/** The game of the day of a word list, with its ranking; null until it is read. */
export function useDaily(lexicon: string): DailyView | null {
  const [daily, setDaily] = useState<DailyView | null>(null);
  useEffect(() => {
    let alive = true;
    void callApi<DailyView>(`/api/alone/daily?lexicon=${encodeURIComponent(lexicon)}`).then((answer) => {
      if (alive && answer.ok) setDaily(answer.body);
    });
    return () => {
      alive = false;
    };
  }, [lexicon]);
  return daily;
}
