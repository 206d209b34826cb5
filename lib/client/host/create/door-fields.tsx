'use client';
import { Check, Choice } from '@/lib/client/ui';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import { type DoorDraft, doubledIn, linesOf, withAsked } from '../door';
import { inRooms } from '../draft';
import type { PartProps } from './field-props';
import { LinesField } from './lines-field';
import { SimulatedField } from './simulated-field';

/** Who gets in, under which name, and what they say of themselves. */
export function DoorFields({ draft, errors, onChange }: PartProps) {
  const t = useTranslations('create');
  const format = useFormatter();
  const doubled = (list: string) => {
    const lines = doubledIn(list);
    return lines.length > 0 ? { count: lines.length, lines: format.list(lines) } : null;
  };
  const doubledNames = doubled(draft.nameList);
  const doubledTeams = doubled(draft.teamList);
  const set = (change: Partial<DoorDraft>) => onChange({ ...draft, ...change });
  const ask = (what: DoorDraft['ask'][number]) => ({
    checked: draft.ask.includes(what),
    onChange: (on: boolean) => set(withAsked(draft, what, on)),
  });
  return (
    <div className="grid gap-5 pt-4 pb-2">
      <Choice
        label={t('door.names')}
        value={draft.names}
        onChange={(names) => set({ names })}
        options={[
          { value: 'free' as const, label: t('door.free'), note: t('door.freeNote') },
          { value: 'suggested' as const, label: t('door.suggested'), note: t('door.suggestedNote') },
          { value: 'listed' as const, label: t('door.listed'), note: t('door.listedNote') },
        ]}
      />
      {draft.names === 'listed' ? (
        <LinesField
          label={t('door.nameList')}
          hint={t('door.nameListHint', { names: linesOf(draft.nameList).length })}
          name="allowedNames"
          value={draft.nameList}
          error={errors.allowedNames}
          note={doubledNames ? t('door.doubledNames', doubledNames) : undefined}
          onChange={(nameList) => set({ nameList })}
        />
      ) : null}
      <div>
        <Check
          label={t('door.filter')}
          hint={t('door.filterHint')}
          checked={draft.nameFilter}
          onChange={(nameFilter) => set({ nameFilter })}
        />
        <Check
          label={t('door.hallCode')}
          hint={t('door.hallCodeHint')}
          checked={draft.hallCode}
          onChange={(hallCode) => set({ hallCode })}
        />
      </div>
      <fieldset>
        <legend className="font-semibold">{t('door.ask')}</legend>
        <Check label={t('door.team')} {...ask('team')} />
        <Check label={t('door.table')} {...ask('table')} />
        <Check label={t('door.club')} {...ask('club')} />
        <Check label={t('door.category')} {...ask('category')} />
        <Check label={t('door.partner')} {...ask('partner')} />
      </fieldset>
      {draft.ask.includes('team') ? (
        <LinesField
          label={t('door.teamList')}
          hint={t('door.teamListHint')}
          name="teams"
          value={draft.teamList}
          error={errors.teams}
          note={doubledTeams ? t('door.doubledTeams', doubledTeams) : undefined}
          onChange={(teamList) => set({ teamList })}
        />
      ) : null}
      {inRooms(draft) ? null : <SimulatedField {...{ draft, onChange }} />}
    </div>
  );
}
