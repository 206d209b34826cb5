'use client';
import type { TableView } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { Button, Sheet, WordText } from '../ui';
import type { TableFollowed } from './use-table';

interface ChallengeSheetProps {
  open: boolean;
  view: TableView;
  table: TableFollowed;
  onClose(): void;
}

/** The words of the last move, and what a challenge costs whom. */
export function ChallengeSheet({ open, view, table, onClose }: ChallengeSheetProps) {
  const t = useTranslations('table');
  const last = view.log.findLast(({ kind }) => kind === 'play');
  if (last?.kind !== 'play') return null;
  const challenge = async () => {
    await table.act({ kind: 'challenge' });
    onClose();
  };
  return (
    <Sheet open={open} title={t('challenge.title')} onClose={onClose}>
      <p className="mb-2">{t('challenge.words', { name: view.seats[last.seat]?.name ?? '' })}</p>
      <ul className="mb-3 flex flex-wrap gap-x-4 gap-y-1 text-xl font-bold">
        {last.words.map((word) => (
          <li key={word}>
            <WordText word={word} />
          </li>
        ))}
      </ul>
      <p className="mb-4 text-quiet">
        {t(
          view.status === 'out'
            ? 'challenge.textLast'
            : view.settings.challenge === 'free'
              ? 'challenge.textFree'
              : 'challenge.text',
        )}
      </p>
      <Button kind="primary" wide busy={table.busy} onClick={() => void challenge()}>
        {t('challenge.do')}
      </Button>
    </Sheet>
  );
}
