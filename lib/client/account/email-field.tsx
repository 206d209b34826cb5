import { useTranslations } from '@/lib/i18n/client';
import { Field } from '../ui';

/** The address that an account goes by. */
export function EmailField({ error }: { error: string | null | undefined }) {
  const t = useTranslations('account');
  return (
    <Field
      label={t('email')}
      name="email"
      type="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      error={error}
    />
  );
}
