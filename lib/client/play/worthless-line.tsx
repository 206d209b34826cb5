import { useFormatter, useTranslations } from '@/lib/i18n/client';
import { bareTile, splitTiles } from '../board';
import type { OwnMove } from './own-move';

interface WorthlessLineProps {
  own: Extract<OwnMove, { kind: 'worthless' }>;
  /** by the server, where the grid alone cannot tell */
  badWords: string[] | undefined;
}

/** Which word of the own move is not in the list, and what the move would have been worth. */
export function WorthlessLine({ own, badWords }: WorthlessLineProps) {
  const t = useTranslations('result');
  const format = useFormatter();
  const asked = badWords?.length ? badWords : null;
  const words = asked ?? own.words;
  const text = format.list(words.map(bareWord), { type: asked || own.sure ? 'conjunction' : 'disjunction' });
  const values = { count: asked || own.sure ? words.length : 1, words: text };
  return (
    <p className="move-note">
      {t.rich('notInList', { ...values, b: (chunks) => <bdi className="font-bold">{chunks}</bdi> })}{' '}
      {own.worth > 0 ? <span className="text-quiet">{t('worth', { points: own.worth })}</span> : null}
    </p>
  );
}

const bareWord = (word: string) => splitTiles(word).map(bareTile).join('');
