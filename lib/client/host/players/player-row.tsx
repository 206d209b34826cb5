'use client';
import { useState } from 'react';
import { Button, Field, fieldError, Icon, type IconName } from '@/lib/client/ui';
import { useTranslations } from '@/lib/i18n/client';
import { PlayerMore } from './player-more';
import type { Acts, Row } from './use-players';
import { useRowForm } from './use-row-form';

export interface RowProps {
  row: Row;
  acts: Acts;
}

/** One player: who it is, and what is done by one tap; what is needed seldom folds out. */
export function PlayerRow({
  row,
  acts,
  open,
  onOpen,
}: RowProps & { open: boolean; onOpen(on: boolean): void }) {
  const t = useTranslations('host');
  const [renaming, setRenaming] = useState(false);
  const { name, removed } = row;
  if (renaming) return <Renaming row={row} acts={acts} onDone={() => setRenaming(false)} />;
  return (
    <li className="py-1">
      <div className="flex items-center gap-1">
        <p className={`min-w-0 grow ${removed ? 'text-quiet' : ''}`}>
          <span className={`block font-semibold break-words ${removed ? 'line-through' : ''}`}>
            <bdi>{name}</bdi>
          </span>
          <About row={row} />
        </p>
        <Tap icon="edit" label={t('players.rename', { name })} onClick={() => setRenaming(true)} />
        {removed ? (
          <Button
            size="sm"
            onClick={() => void acts.restore(row)}
            aria-label={t('players.restoreLabel', { name })}
          >
            {t('players.restore')}
          </Button>
        ) : (
          <Tap icon="trash" label={t('players.remove', { name })} onClick={() => void acts.remove(row)} />
        )}
        <button
          type="button"
          aria-expanded={open}
          aria-label={t('players.more', { name })}
          onClick={() => onOpen(!open)}
          className="grid size-11 shrink-0 place-items-center text-quiet hover:text-ink"
        >
          <Icon
            name="next"
            className={open ? 'rotate-[calc(-90deg*var(--reading))]' : 'rotate-[calc(90deg*var(--reading))]'}
          />
        </button>
      </div>
      {open ? <PlayerMore row={row} acts={acts} /> : null}
    </li>
  );
}

function About({ row }: { row: Row }) {
  const { team, table, club, category, series, removed, withdrawn, extraSeconds } = row;
  const t = useTranslations('host');
  const parts = [
    ...(removed ? [t('players.removed')] : []),
    ...(withdrawn ? [t('players.withdrawn')] : []),
    ...(table ? [t('players.table', { table })] : []),
    ...[team, club, category, series].flatMap((detail) => detail ?? []),
    ...(extraSeconds > 0 ? [t('players.extra', { seconds: extraSeconds })] : []),
  ];
  if (parts.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-x-3 text-sm text-quiet wrap-anywhere">
      {parts.map((part) => (
        <bdi key={part}>{part}</bdi>
      ))}
    </span>
  );
}

function Tap({ icon, label, onClick }: { icon: IconName; label: string; onClick(): void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-11 shrink-0 place-items-center rounded-ui text-quiet hover:bg-accent-soft hover:text-ink"
    >
      <Icon name={icon} />
    </button>
  );
}

/** The name as a field in its place: Enter keeps it, Escape leaves it. */
function Renaming({ row, acts, onDone }: RowProps & { onDone(): void }) {
  const t = useTranslations('host');
  const [name, setName] = useState(row.name);
  const { problem, form } = useRowForm(
    async () => (name.trim() === row.name ? null : acts.rename(row, name)),
    onDone,
  );
  return (
    <li className="py-2">
      <form {...form} className="flex flex-wrap items-end gap-2">
        <Field
          label={t('players.newName')}
          name="name"
          autoComplete="off"
          spellCheck={false}
          autoFocus
          maxLength={80}
          value={name}
          error={fieldError(problem, 'name') ?? problem?.title ?? null}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setName(event.target.value)}
          className="min-w-0 grow basis-40"
        />
        <Button type="submit" kind="primary">
          {t('players.save')}
        </Button>
        <Button kind="plain" onClick={onDone}>
          {t('cancel')}
        </Button>
      </form>
    </li>
  );
}
