'use client';
import { useState } from 'react';
import { LexiconSheet, type LexiconState, useNames, usePrepared, wordsText } from '@/lib/client/lexicons';
import { Between, Button, FieldError, ProgressBar } from '@/lib/client/ui';
import type { LexiconInfo } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { withLexicon } from '../draft';
import type { PartProps } from './field-props';

const LINK = 'font-semibold text-accent underline underline-offset-4';

/** Which words count. Words, source and licence of the chosen list stand below it, and how far it is prepared. */
export function LexiconField({ draft, errors, onChange, list }: PartProps & { list: LexiconState }) {
  const t = useTranslations('create');
  const names = useNames();
  const { lexicons, problem, retry, update } = list;
  const [choosing, setChoosing] = useState(false);
  const chosen = lexicons?.find((lexicon) => lexicon.id === draft.lexicon);
  usePrepared(chosen, update);
  if (problem) return <NotLoaded retry={retry} />;
  const choose = (lexicon: LexiconInfo) => {
    setChoosing(false);
    onChange(withLexicon(draft, lexicon));
  };
  return (
    <div>
      <p className="font-semibold">{t('list.title')}</p>
      <div className="mt-1 flex max-w-md items-center justify-between gap-3 rounded-ui border border-line-strong bg-sheet py-1 ps-3 pe-1">
        <p className="min-w-0 truncate">{chosen ? <bdi>{names.lexicon(chosen)}</bdi> : t('list.loading')}</p>
        <Button
          size="sm"
          disabled={!lexicons}
          aria-haspopup="dialog"
          aria-label={t('list.changeLabel')}
          aria-invalid={errors.lexicon ? true : undefined}
          onClick={() => setChoosing(true)}
        >
          {t('list.change')}
        </Button>
      </div>
      {errors.lexicon ? <FieldError>{errors.lexicon}</FieldError> : null}
      {chosen ? <About lexicon={chosen} /> : <p className="mt-1 min-h-5" />}
      <p className="mt-1 text-sm">
        <a href="/host/lexicons" className={LINK}>
          {t('list.bringOwn')}
        </a>
      </p>
      <LexiconSheet
        open={choosing}
        lexicons={lexicons ?? []}
        chosen={draft.lexicon}
        onChoose={choose}
        onClose={() => setChoosing(false)}
      />
    </div>
  );
}

function About({ lexicon }: { lexicon: LexiconInfo }) {
  const t = useTranslations('create');
  const lists = useTranslations('lexicons');
  const { source, licence, notice, own, status, progress, why } = lexicon;
  return (
    <>
      <p className="tabular mt-1 min-h-5 text-sm break-words text-quiet">
        {wordsText(lists, lexicon)}
        <Between />
        {own ? t('list.own') : <bdi lang="en">{source}</bdi>}
        {notice ? (
          <>
            <Between />
            <a href={notice} className="underline underline-offset-2" target="_blank" rel="noreferrer">
              <bdi lang="en">{licence}</bdi>
            </a>
          </>
        ) : null}
      </p>
      {status === 'building' ? (
        <ProgressBar className="mt-2 max-w-md" label={t('list.preparing')} value={progress ?? 0} />
      ) : null}
      {status === 'failed' ? (
        <FieldError>{why === null ? t('list.gone') : t('list.failed', { why })}</FieldError>
      ) : null}
    </>
  );
}

function NotLoaded({ retry }: { retry: () => void }) {
  const t = useTranslations('create');
  const words = useTranslations('words');
  return (
    <div>
      <p className="font-semibold">{t('list.title')}</p>
      <FieldError>{t('list.notLoaded')}</FieldError>
      <Button size="sm" kind="plain" className="mt-2" onClick={retry}>
        {words('tryAgain')}
      </Button>
    </div>
  );
}
