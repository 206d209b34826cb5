'use client';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useLexicons } from '@/lib/client/lexicons';
import { SiteHeader } from '@/lib/client/notice';
import { Button, Field, Icon, LinkButton, ProblemText } from '@/lib/client/ui';
import { useTranslations } from '@/lib/i18n/client';
import { type Draft, withPreset } from '../draft';
import { gameSeconds, lengthText } from '../duration';
import { lessonStands, withClass } from '../lesson';
import { type PresetId, presetOf } from '../presets';
import { DoorFields } from './door-fields';
import { FormatField } from './format-field';
import { LessonField } from './lesson-field';
import { LexiconField } from './lexicon-field';
import { MoreFields } from './more-fields';
import { PreparedField } from './prepared-field';
import { PresetCards } from './preset-cards';
import { PaceField, RoundsField, TimeField } from './time-fields';
import { useCreate } from './use-create';
import { useDraft } from './use-draft';

/** Fields that show what is wrong with them; anything else is said above the button. */
const SHOWN = [
  ...['name', 'secondsPerRound', 'maxRounds', 'gapSeconds', 'lexicon', 'format'],
  ...['own.rackSize', 'own.maxPlaced', 'own.bonus', 'targetScore', 'retakeBlanks'],
  ...['allowedNames', 'teams'],
];
const DOOR = ['allowedNames', 'teams'];
const FOLDED = ['gapSeconds', 'targetScore', 'retakeBlanks'];

/** The form that opens an event. */
export function CreateEventForm() {
  const t = useTranslations('create');
  const list = useLexicons();
  const [draft, setDraft] = useDraft(list.lexicons);
  const creating = useCreate();
  const [open, setOpen] = useState({ door: false, prepared: false, more: false });
  const form = useRef<HTMLFormElement>(null);

  const change = (next: Draft) => {
    creating.touched(draft, next);
    setDraft(next);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await creating.create(draft);
    const within = (fields: readonly string[]) => wrong.some((field) => fields.includes(field));
    setOpen((now) => ({ ...now, door: now.door || within(DOOR), more: now.more || within(FOLDED) }));
    if (wrong.length > 0) focusFirst(form.current);
  };
  const choose = (preset: PresetId) =>
    change(preset === 'class' ? withClass(draft, t('lesson.name')) : withPreset(draft, preset));
  const part = { draft, errors: creating.errors, onChange: change };

  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main className="flex flex-1 flex-col">
        <form ref={form} onSubmit={submit} noValidate className="flex flex-1 flex-col">
          <div className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-7 px-4 pt-6 pb-10 sm:pt-10">
            <div>
              <h1 className="text-3xl font-bold">{t('title')}</h1>
              <a
                href="/host/import"
                className="inline-flex min-h-11 items-center text-sm text-quiet underline underline-offset-4"
              >
                {t('importGames')}
              </a>
            </div>
            <Field
              label={t('name')}
              name="name"
              autoComplete="off"
              placeholder={t('nameExample')}
              maxLength={120}
              value={draft.name}
              error={creating.errors.name}
              onChange={(event) => change({ ...draft, name: event.target.value })}
            />
            <PresetCards chosen={lessonStands(draft) ? 'class' : presetOf(draft)} onChoose={choose} />
            <LessonField {...part} />
            <TimeField {...part} />
            <RoundsField {...part} />
            <PaceField {...part} />
            <LexiconField {...part} list={list} />
            <FormatField {...part} />
            <div className="border-b border-line">
              <Fold title={t('door.title')} open={open.door} onOpen={(door) => setOpen({ ...open, door })}>
                <DoorFields {...part} />
              </Fold>
              <Fold
                title={t('prepared.title')}
                open={open.prepared || draft.prepared !== null}
                onOpen={(prepared) => setOpen({ ...open, prepared })}
              >
                <PreparedField {...part} />
              </Fold>
              <Fold title={t('more')} open={open.more} onOpen={(more) => setOpen({ ...open, more })}>
                <MoreFields {...part} />
              </Fold>
            </div>
          </div>
          <CreateBar draft={draft} creating={creating} />
        </form>
      </main>
    </div>
  );
}

interface FoldProps {
  title: string;
  open: boolean;
  onOpen(open: boolean): void;
  children: ReactNode;
}

/** Choices that most hosts leave as they are. */
function Fold({ title, open, onOpen, children }: FoldProps) {
  return (
    <details
      className="border-t border-line py-2"
      open={open}
      onToggle={(event) => onOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 items-center gap-2 font-semibold">
        <Icon name="next" className={open ? 'rotate-[calc(90deg*var(--reading))]' : undefined} />
        {title}
      </summary>
      {children}
    </details>
  );
}

/** Stays in sight: how long it will take, what stands in the way, and the one button. */
function CreateBar({ draft, creating }: { draft: Draft; creating: ReturnType<typeof useCreate> }) {
  const t = useTranslations('create');
  const words = useTranslations('words');
  const { problem, busy } = creating;
  const rounds = draft.ownRounds === null ? undefined : (draft.maxRounds ?? undefined);
  const gapSeconds = draft.pace === 'host' || !Number.isFinite(draft.gapSeconds) ? 0 : draft.gapSeconds;
  const seconds = gameSeconds({ secondsPerRound: draft.secondsPerRound, gapSeconds }, rounds);
  return (
    <div className="bottom-bar mt-auto border-t border-line bg-paper">
      <div className="mx-auto grid max-w-2xl gap-2 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        {problem?.code === 'not-signed-in' ? (
          <p role="alert" className="flex flex-wrap items-center justify-between gap-2 font-semibold">
            {t('accountOnly')}
            <LinkButton size="sm" href="/sign-in?callbackUrl=%2Fhost">
              {words('signIn')}
            </LinkButton>
          </p>
        ) : (
          <ProblemText problem={problem} fields={SHOWN} />
        )}
        <div className="flex items-center justify-between gap-4">
          <p className="text-sm text-balance text-quiet">{lengthText(t, seconds, draft.pace)}</p>
          <Button type="submit" kind="primary" size="lg" busy={busy}>
            {t(busy ? 'creating' : 'submit')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** After the errors were drawn. */
function focusFirst(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
