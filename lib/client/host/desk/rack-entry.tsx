'use client';
import { Field, fieldError } from '@/lib/client/ui';
import { useTranslations } from '@/lib/i18n/client';
import type { Commanding } from './use-command';

export interface RackEntryProps {
  commanding: Commanding;
  /** the same as pressing the button beside it */
  onEnter(): void;
  className?: string;
}

/** Where the referee draws by hand: the rack that the next press shows to all. */
export function RackEntry({ commanding, onEnter, className }: RackEntryProps) {
  const t = useTranslations('desk');
  const { rack, typeRack, problem } = commanding;
  if (rack === null) return null;
  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
    >
      <Field
        label={t('rack.label')}
        hint={t.rich('rack.hint', { rack: (tiles) => <bdi dir="ltr">{tiles}</bdi> })}
        name="rack"
        value={rack}
        error={fieldError(problem, 'rack')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        onChange={(event) => typeRack(event.target.value)}
      />
    </form>
  );
}
