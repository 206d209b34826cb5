'use client';
import { useState } from 'react';
import { useTranslations } from '@/lib/i18n/client';
import { Button } from './button';

const SHOWN_MS = 2500;

/** The clipboard is closed to pages without https, which a hall's laptop is: then a selection does it. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.cssText = 'position:fixed;opacity:0';
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
  }
}

/** Copies a text and says so for a moment. */
export function CopyButton({ text, label, className }: { text: string; label: string; className?: string }) {
  const t = useTranslations('ui');
  const [done, setDone] = useState<'' | 'copied' | 'failed'>('');
  const press = async () => {
    setDone((await copy(text)) ? 'copied' : 'failed');
    setTimeout(() => setDone(''), SHOWN_MS);
  };
  const said = { '': label, copied: t('copied'), failed: t('notCopied') }[done];
  return (
    <Button
      size="sm"
      kind="plain"
      icon={done === 'copied' ? 'check' : 'copy'}
      onClick={() => void press()}
      className={className}
    >
      <span aria-live="polite">{said}</span>
    </Button>
  );
}
