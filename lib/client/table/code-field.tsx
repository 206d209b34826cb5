'use client';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { useTranslations } from '@/lib/i18n/client';
import { Button, Field } from '../ui';

/** The way to a table whose code one was told. */
export function CodeField() {
  const t = useTranslations('table');
  const router = useRouter();
  const [code, setCode] = useState('');
  const go = (event: FormEvent) => {
    event.preventDefault();
    const typed = code.toUpperCase().replace(/[\s-]/g, '');
    if (typed) router.push(`/table/${encodeURIComponent(typed)}`);
  };
  return (
    <form onSubmit={go} className="flex flex-wrap items-end gap-3">
      <Field
        look="code"
        label={t('code')}
        name="code"
        className="w-60"
        placeholder="K7M2QX"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit">{t('go')}</Button>
    </form>
  );
}
