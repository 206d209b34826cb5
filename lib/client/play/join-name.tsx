'use client';
import { useCallback, useEffect, useState } from 'react';
import type { NameSuggestions } from '@/lib/http/schemas';
import { useLanguage, useTranslations } from '@/lib/i18n/client';
import { callApi, eventPath } from '../live';
import { Button, Field, FieldError } from '../ui';

export interface NameProps {
  code: string;
  value: string;
  error: string | null;
  onChange(name: string): void;
}

/** Any name. */
export function FreeName({ value, error, onChange }: NameProps) {
  const t = useTranslations('join');
  return (
    <Field
      label={t('name')}
      hint={t('nameHint')}
      name="name"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      autoComplete="nickname"
      autoCapitalize="words"
      spellCheck={false}
      enterKeyHint="go"
      maxLength={80}
      autoFocus
      error={error}
      className="text-lg"
    />
  );
}

/** Names that are free now; asked for again when one of them was taken meanwhile. */
function useOffered(code: string, error: string | null) {
  const { language } = useLanguage();
  const [offered, setOffered] = useState<NameSuggestions | null>(null);
  const ask = useCallback(async () => {
    const path = `/name-suggestions?lang=${language.tag.slice(0, 2)}`;
    const answer = await callApi<NameSuggestions>(eventPath(code, path));
    if (answer.ok) setOffered(answer.body);
  }, [code, language.tag]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error says that what was offered is old.
  useEffect(() => void ask(), [ask, error]);
  return { offered, ask };
}

/** One of six that the service made up, the first as good as chosen; others for the asking. */
export function SuggestedName({ code, value, error, onChange }: NameProps) {
  const t = useTranslations('join');
  const { offered, ask } = useOffered(code, error);
  const names = offered?.names ?? [];
  const [first] = names;
  useEffect(() => {
    if (first !== undefined && !names.includes(value)) onChange(first);
  });
  return (
    <Names label={t('chooseName')} names={names} {...{ value, error, onChange }}>
      <Button kind="plain" icon="shuffle" onClick={() => void ask()} disabled={offered === null}>
        {t('otherNames')}
      </Button>
    </Names>
  );
}

const SHOWN = 12;
/** As it may be typed: without marks, in any case; the dotless ı is an i here. */
const plain = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');

/** One of the host's list: all of a class, or what fits to the letters typed. */
export function ListedName({ code, value, error, onChange }: NameProps) {
  const t = useTranslations('join');
  const { offered } = useOffered(code, error);
  const [typed, setTyped] = useState('');
  const all = offered?.names ?? [];
  const fitting = all.filter((name) => plain(name).includes(plain(typed.trim())));
  const many = all.length > SHOWN;
  if (offered && all.length === 0) return <p className="font-semibold">{t('noNameLeft')}</p>;
  return (
    <div>
      {many ? (
        <Field
          label={t('findName')}
          name="find"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          autoFocus
          className="mb-3"
        />
      ) : null}
      <Names label={t('yourName')} names={fitting.slice(0, SHOWN)} {...{ value, error, onChange }}>
        {fitting.length > SHOWN ? (
          <p className="self-center text-quiet">{t('moreNames', { count: fitting.length - SHOWN })}</p>
        ) : null}
      </Names>
    </div>
  );
}

interface NamesProps extends Omit<NameProps, 'code'> {
  label: string;
  names: readonly string[];
  children?: React.ReactNode;
}

/** Names side by side, as radio buttons. */
function Names({ label, names, value, error, onChange, children }: NamesProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      <div className="mt-1 grid min-h-13 grid-cols-2 gap-2">
        {names.map((name) => (
          <label key={name} className="choice min-w-0 text-lg">
            <input
              type="radio"
              name="name"
              className="heard"
              checked={name === value}
              onChange={() => onChange(name)}
            />
            <span className="font-semibold break-words">
              <bdi>{name}</bdi>
            </span>
          </label>
        ))}
        {children}
      </div>
      {error ? <FieldError>{error}</FieldError> : null}
    </fieldset>
  );
}
