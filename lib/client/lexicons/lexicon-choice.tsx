'use client';
import { type ReactNode, useState } from 'react';
import { Between, Button, FieldError } from '@/lib/client/ui';
import type { LexiconInfo } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { LexiconProgress } from './lexicon-progress';
import { LexiconSheet } from './lexicon-sheet';
import { LexiconTerms } from './lexicon-terms';
import type { LexiconState } from './use-lexicons';
import { useNames } from './use-names';
import { usePrepared } from './use-prepared';
import { wordsText } from './words-text';

export interface LexiconChoiceProps {
  list: LexiconState;
  chosen: string;
  onChoose(lexicon: LexiconInfo): void;
  /** instead of “Word list” */
  title?: string;
  error?: string;
  children?: ReactNode;
}

/**
 * Which words count. Words, source and licence of the chosen list stand below it, and how far it is prepared: that
 * begins when it is chosen.
 */
export function LexiconChoice({ list, chosen: id, onChoose, title, error, children }: LexiconChoiceProps) {
  const t = useTranslations('lexicons');
  const names = useNames();
  const { lexicons, problem, retry, update } = list;
  const [choosing, setChoosing] = useState(false);
  const chosen = lexicons?.find((lexicon) => lexicon.id === id);
  usePrepared(chosen, update);
  const name = chosen ? names.lexicon(chosen) : t(lexicons ? 'chosen.gone' : 'chosen.loading');
  return (
    <div>
      <p className="font-semibold">{title ?? t('chosen.title')}</p>
      {problem ? (
        <NotLoaded retry={retry} />
      ) : (
        <>
          <div className="mt-1 flex max-w-md items-center justify-between gap-3 rounded-ui border border-line-strong bg-sheet py-1 ps-3 pe-1">
            <p className="min-w-0 truncate">
              <bdi>{name}</bdi>
            </p>
            <Button
              size="sm"
              disabled={!lexicons}
              aria-haspopup="dialog"
              aria-label={t('chosen.changeLabel')}
              aria-invalid={error ? true : undefined}
              onClick={() => setChoosing(true)}
            >
              {t('chosen.change')}
            </Button>
          </div>
          {error ? <FieldError>{error}</FieldError> : null}
          {chosen ? <About lexicon={chosen} /> : <p className="mt-1 min-h-5" />}
          {children}
          <LexiconSheet
            open={choosing}
            lexicons={lexicons ?? []}
            chosen={id}
            onChoose={(lexicon) => {
              setChoosing(false);
              onChoose(lexicon);
            }}
            onClose={() => setChoosing(false)}
          />
        </>
      )}
    </div>
  );
}

function About({ lexicon }: { lexicon: LexiconInfo }) {
  const t = useTranslations('lexicons');
  return (
    <>
      <p className="tabular mt-1 min-h-5 text-sm break-words text-quiet">
        {wordsText(t, lexicon)}
        <Between />
        <LexiconTerms lexicon={lexicon} />
      </p>
      <LexiconProgress lexicon={lexicon} />
    </>
  );
}

function NotLoaded({ retry }: { retry: () => void }) {
  const t = useTranslations('lexicons');
  const words = useTranslations('words');
  return (
    <>
      <FieldError>{t('chosen.notLoaded')}</FieldError>
      <Button size="sm" kind="plain" className="mt-2" onClick={retry}>
        {words('tryAgain')}
      </Button>
    </>
  );
}
