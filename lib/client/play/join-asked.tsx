'use client';
import { LEVELS, type Level, TARGETS } from '@/lib/game';
import type { Asked, Problem, Snapshot } from '@/lib/http/schemas';
import { type MessageKey, useTranslations } from '@/lib/i18n/client';
import { Choice, Field, fieldError, Select } from '../ui';
import type { JoinForm } from './use-join';

export interface AskedProps {
  settings: Snapshot['settings'];
  form: JoinForm;
  problem: Problem | null;
  set(change: Partial<JoinForm>): void;
}

type TextAsked = Exclude<Asked, 'team'>;

const LABELS: Record<TextAsked, MessageKey<'join'>> = {
  partner: 'partner',
  table: 'table',
  club: 'club',
  category: 'category',
};

/** Teams side by side while they fit on a phone; then a menu. */
const FEW_TEAMS = 6;

/** What the host wants to know beside the name, in the order that the host asks. */
export function AskedFields(props: AskedProps) {
  const { settings } = props;
  return (
    <>
      {settings.ask.map((what) =>
        what === 'team' ? (
          <TeamField key={what} {...props} />
        ) : (
          <TextField key={what} what={what} {...props} />
        ),
      )}
    </>
  );
}

function TextField({ what, form, problem, set }: AskedProps & { what: TextAsked }) {
  const t = useTranslations('join');
  return (
    <Field
      label={t(LABELS[what])}
      name={what}
      value={form[what]}
      onChange={(event) => set({ [what]: event.target.value })}
      autoComplete="off"
      maxLength={40}
      error={fieldError(problem, what)}
    />
  );
}

function TeamField({ settings: { teams }, form, problem, set }: AskedProps) {
  const t = useTranslations('join');
  const error = fieldError(problem, 'team');
  if (!teams)
    return (
      <Field
        label={t('team')}
        name="team"
        value={form.team}
        onChange={(event) => set({ team: event.target.value })}
        autoComplete="off"
        maxLength={40}
        error={error}
      />
    );
  if (teams.length <= FEW_TEAMS)
    return (
      <Choice
        label={t('team')}
        hint={error ? <span className="font-semibold text-error">{error}</span> : undefined}
        value={form.team}
        onChange={(team) => set({ team })}
        options={teams.map((team) => ({ value: team, label: team }))}
      />
    );
  return (
    <Select
      label={t('team')}
      name="team"
      value={form.team}
      error={error}
      onChange={(event) => set({ team: event.target.value })}
    >
      <option value="">{t('chooseTeam')}</option>
      {teams.map((team) => (
        <option key={team}>{team}</option>
      ))}
    </Select>
  );
}

const LEVEL_NAMES: Record<Level, MessageKey<'join'>> = {
  beginner: 'level.beginner',
  intermediate: 'level.intermediate',
  expert: 'level.expert',
};

/** Where everybody has an own target. */
export function LevelField({ settings: { targetLevels, targetsFollow }, form, set }: AskedProps) {
  const t = useTranslations('join');
  if (!targetLevels && !targetsFollow) return null;
  const target = (level: Level) =>
    targetLevels
      ? t('level.target', { points: targetLevels[level] })
      : t('level.follows', { two: TARGETS[2][level], three: TARGETS[3][level], four: TARGETS[4][level] });
  return (
    <Choice<Level>
      label={t('level.title')}
      hint={t(targetLevels ? 'level.hint' : 'level.followsHint')}
      value={form.level}
      onChange={(level) => set({ level })}
      options={LEVELS.map((value) => ({
        value,
        label: t(LEVEL_NAMES[value]),
        note: target(value),
      }))}
    />
  );
}

/** The number on the wall: quick to type on a phone, in any digits. */
export function HallCodeField({ settings, form, problem, set }: AskedProps) {
  const t = useTranslations('join');
  if (!settings.hallCode) return null;
  return (
    <Field
      label={t('hallCode')}
      hint={t('hallCodeHint')}
      look="code"
      dir="ltr"
      name="hallCode"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={9}
      value={form.hallCode}
      onChange={(event) => set({ hallCode: event.target.value })}
      error={fieldError(problem, 'hallCode')}
    />
  );
}
