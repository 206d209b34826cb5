import type { TableView } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';

/** Whose turn it is, in words. */
export function useTurnText(): (view: TableView) => string {
  const t = useTranslations('table');
  return ({ status, turn, you, seats }) => {
    const name = seats[turn ?? -1]?.name ?? '';
    if (status === 'over') return t('over');
    if (status === 'waiting') return t('waiting');
    if (status === 'out') return turn === you?.seat ? t('youWentOut') : t('wentOut', { name });
    return turn === you?.seat ? t('yourTurn') : t('turnOf', { name });
  };
}
