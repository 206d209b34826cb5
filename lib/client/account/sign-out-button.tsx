'use client';
import { useState } from 'react';
import { Button } from '../ui';
import { signOut } from './auth-calls';
import { FormFault } from './form-fault';
import { signInMessage } from './messages';

/** Signs out and goes to the front page. */
export function SignOutButton() {
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
        Sign out
      </Button>
      <FormFault>{failed ? signInMessage('unreachable') : null}</FormFault>
    </>
  );
}
