'use client';
import { useState } from 'react';
import { useTranslations } from '@/lib/i18n/client';
import { Button } from '../ui';
import { providerAddress } from './auth-calls';
import { FormFault } from './form-fault';

export interface ProviderButtonsProps {
  providers: readonly { id: string; name: string }[];
  /** own path to come back to */
  to: string;
  /** what a press does: goes on with it, or links it to the account */
  verb: 'continueWith' | 'link';
}

/** One button for each other way to sign in; nothing where none is set up. */
export function ProviderButtons({ providers, to, verb }: ProviderButtonsProps) {
  const t = useTranslations('account');
  const [busy, setBusy] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const go = async (id: string) => {
    setBusy(id);
    setFailed(false);
    const address = await providerAddress(id, to);
    if (address) return location.assign(address);
    setBusy(null);
    setFailed(true);
  };
  if (providers.length === 0) return null;
  return (
    <div className="grid gap-2">
      <FormFault>{failed ? t('fault.unreachable') : null}</FormFault>
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          kind="plain"
          size="lg"
          wide
          busy={busy === id}
          disabled={busy !== null}
          onClick={() => go(id)}
        >
          {t(verb, { provider: name })}
        </Button>
      ))}
    </div>
  );
}
