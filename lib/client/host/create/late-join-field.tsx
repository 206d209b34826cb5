'use client';
import { Choice } from '@/lib/client/ui';
import { useTranslations } from '@/lib/i18n/client';
import type { PartProps } from './field-props';

/** Who may come in once the event runs. */
export function LateJoinField({ draft, onChange }: PartProps) {
  const t = useTranslations('create');
  return (
    <Choice
      label={t('lateJoin.title')}
      value={draft.lateJoin}
      onChange={(lateJoin) => onChange({ ...draft, lateJoin })}
      options={[
        { value: 'open' as const, label: t('lateJoin.open'), note: t('lateJoin.openNote') },
        { value: 'approval' as const, label: t('lateJoin.approval'), note: t('lateJoin.approvalNote') },
        { value: 'closed' as const, label: t('lateJoin.closed'), note: t('lateJoin.closedNote') },
      ]}
    />
  );
}
