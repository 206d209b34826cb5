'use client';
import { useState } from 'react';
import { useTranslations } from '@/lib/i18n/client';
import { Button } from '../ui';
import { signOut } from './auth-calls';
import { FormFault } from './form-fault';

/** Signs out and goes to the front page. */
export function SignOutButton() {
  const t = useTranslations('account');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const leave = async () => {
    setBusy(true);
    setFailed(false);
    if (await signOut()) return location.assign('/');
    setBusy(false);
    setFailed(true);
  };
  return (
    <>
      <Button kind="plain" busy={busy} onClick={leave}>
        {t('signOut')}
      </Button>
      <FormFault>{failed ? t('fault.unreachable') : null}</FormFault>
    </>
  );
}
