'use client';
import { useState } from 'react';
import { CopyButton, Field, Icon } from '@/lib/client/ui';
import { useTranslations } from '@/lib/i18n/client';
import { publishedHashes } from './published-hashes';
import { sha256Hex } from './sha256';

export interface ProofProps {
  /** published before the game */
  seedHash: string;
  /** published after it; null until then */
  seed: string | null;
}

/** The hash that was published before a game, the seed that belongs to it, and the means to compare the two. */
export function Proof({ seedHash, seed }: ProofProps) {
  const t = useTranslations('proof');
  const [typed, setTyped] = useState('');
  const checked = typed || seed || '';
  const fits = checked !== '' && sha256Hex(checked) === seedHash;
  return (
    <div className="grid gap-4">
      <Fact label={t('hash')} value={seedHash} />
      {seed ? (
        <>
          <Fact label={t('seed')} value={seed} />
          <Fact label={t('command')} value={`printf '%s' '${seed.replaceAll("'", "'\\''")}' | sha256sum`} />
          <Regrown seed={seed} />
        </>
      ) : (
        <p className="text-quiet">{t('later')}</p>
      )}
      <Field
        className="max-w-xl"
        label={t('check')}
        hint={t('checkHint')}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
      />
      {checked ? (
        <p
          role="status"
          className={`flex items-center gap-2 font-semibold ${fits ? 'text-accent' : 'text-error'}`}
        >
          <Icon name={fits ? 'check' : 'alert'} /> {t(fits ? 'fits' : 'differs')}
        </p>
      ) : null}
    </div>
  );
}

/** A seed that parts were added to: the hash of each time. */
function Regrown({ seed }: { seed: string }) {
  const t = useTranslations('proof');
  const published = publishedHashes(seed);
  if (published.length < 2) return null;
  return (
    <section aria-label={t('hashes')}>
      <p>{t('regrown')}</p>
      <ol className="mt-2 grid gap-3">
        {published.map(({ seed: one, hash }, index) => (
          <li key={hash}>
            <Fact label={t('hashOf', { parts: index + 1 })} value={hash} />
            <code dir="ltr" className="block text-start text-sm break-all text-quiet rtl:text-end">
              {one}
            </code>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  const t = useTranslations('proof');
  return (
    <div>
      <p className="text-sm text-quiet">{label}</p>
      <p className="flex flex-wrap items-center gap-2">
        <code dir="ltr" className="min-w-0 text-sm break-all">
          {value}
        </code>
        <CopyButton label={t('copy')} text={value} />
      </p>
    </div>
  );
}
