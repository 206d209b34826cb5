'use client';
import { useEffect, useRef } from 'react';
import { Button, cx } from '@/lib/client/ui';
import { useTranslations } from '@/lib/i18n/client';
import type { Desk, Verb } from '../desk-state';
import type { Question } from '../questions';
import type { Commanding } from './use-command';

export interface ActionBarProps {
  desk: Desk;
  commanding: Commanding;
  /** asks for a command; it may ask back first */
  ask(verb: Verb, seconds?: number): void;
  className?: string;
}

/** What comes next, as the only filled button, and beside it what else may be done with the clock. */
export function ActionBar({ desk, commanding, ask, className }: ActionBarProps) {
  const t = useTranslations('desk');
  const { next, others } = desk;
  const { pending } = commanding;
  const busy = (verb: Verb, seconds?: number) => pending?.verb === verb && pending.seconds === seconds;
  const can = (verb: Verb) => others.includes(verb);
  return (
    <div className={cx('flex flex-wrap gap-2', className)}>
      {next ? (
        <Button
          kind="primary"
          size="lg"
          className="w-full sm:w-auto sm:min-w-52 lg:order-last"
          busy={busy(next.verb)}
          disabled={next.hold !== null || pending !== null}
          onClick={() => ask(next.verb)}
        >
          {t(next.hold ?? next.label)}
        </Button>
      ) : null}
      {can('pause') ? (
        <Other icon="pause" busy={busy('pause')} onClick={() => ask('pause')}>
          {t('action.pause')}
        </Other>
      ) : null}
      {can('extend') ? (
        <>
          <Other busy={busy('shorten', 30)} onClick={() => ask('shorten', 30)}>
            {t('action.minusSeconds', { seconds: 30 })}
          </Other>
          <Other busy={busy('extend', 30)} onClick={() => ask('extend', 30)}>
            {t('action.plusSeconds', { seconds: 30 })}
          </Other>
          <Other busy={busy('extend', 60)} onClick={() => ask('extend', 60)}>
            {t('action.plusMinutes', { minutes: 1 })}
          </Other>
        </>
      ) : null}
      {can('close-round') && next?.verb !== 'close-round' ? (
        <Other busy={busy('close-round')} onClick={() => ask('close-round')}>
          {t('action.closeNow')}
        </Other>
      ) : null}
    </div>
  );
}

function Other(props: React.ComponentProps<typeof Button>) {
  return (
    <Button
      kind="plain"
      size="lg"
      {...props}
      className="grow basis-[calc(50%-4px)] sm:grow-0 sm:basis-auto"
    />
  );
}

export interface ConfirmBarProps {
  /** what is asked about */
  verb: Verb;
  question: Question;
  yes(): void;
  no(): void;
}

/** The same place, asking back. Escape means no. */
export function ConfirmBar({ question, yes, no }: Omit<ConfirmBarProps, 'verb'>) {
  const t = useTranslations('desk');
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => first.current?.querySelector('button')?.focus(), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape, wherever in it the focus is.
    <div
      ref={first}
      className="flex grow flex-col gap-3 lg:flex-row lg:items-center lg:justify-between"
      onKeyDown={(event) => event.key === 'Escape' && no()}
    >
      <p role="alert" className="font-semibold">
        {question.text}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" size="lg" className="grow sm:grow-0" onClick={yes}>
          {question.yes}
        </Button>
        <Button kind="plain" size="lg" className="grow sm:grow-0" onClick={no}>
          {t('action.notNow')}
        </Button>
      </div>
    </div>
  );
}
