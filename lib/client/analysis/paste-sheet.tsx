'use client';
import { useState } from 'react';
import { Button, FieldError, Sheet } from '@/lib/client/ui';
import { useTranslations } from '@/lib/i18n/client';

export interface PasteSheetProps {
  open: boolean;
  onClose(): void;
  /** whether it could be read */
  onText(text: string): Promise<boolean>;
}

/** A position or a game from elsewhere, as text. */
export function PasteSheet({ open, onClose, onText }: PasteSheetProps) {
  const t = useTranslations('analysis');
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    const read = await onText(text);
    setBusy(false);
    setWrong(!read);
    if (read) setText('');
  };
  return (
    <Sheet open={open} title={t('paste.title')} onClose={onClose}>
      <label htmlFor="analysis-paste" className="block text-quiet">
        {t('paste.hint')}
      </label>
      <textarea
        id="analysis-paste"
        rows={12}
        dir="ltr"
        spellCheck={false}
        className="mt-2 w-full rounded-ui border border-line-strong bg-sheet p-2 font-mono text-sm"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {wrong ? <FieldError>{t('paste.wrong')}</FieldError> : null}
      <Button
        kind="primary"
        className="mt-3"
        disabled={text.trim() === ''}
        busy={busy}
        onClick={() => void take()}
      >
        {t('paste.take')}
      </Button>
    </Sheet>
  );
}
