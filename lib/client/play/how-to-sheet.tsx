'use client';
import type { ReactNode } from 'react';
import type { Notation } from '@/lib/engine';
import { type MessageKey, useDigits, useTranslations } from '@/lib/i18n/client';
import { longTiles } from '../board';
import { Sheet } from '../ui';

export interface HowToSheetProps {
  open: boolean;
  tileSet: string;
  notation: Notation;
  /** tiles of a rack, which figures choose */
  rackSize: number;
  onClose(): void;
}

type Text = MessageKey<'play'>;

const KEYS: readonly (readonly [key: Text, does: Text])[] = [
  ['help.keyArrows', 'help.arrows'],
  ['help.keySpace', 'help.space'],
  ['help.keyLetter', 'help.letters'],
  ['help.keyShift', 'help.shift'],
  ['help.keyBackspace', 'help.backspace'],
  ['help.keyEscape', 'help.escape'],
  ['help.keyEnter', 'help.enter'],
  ['help.keySort', 'help.sort'],
];

const bold = (chunks: ReactNode) => (
  <b>
    <bdi>{chunks}</bdi>
  </b>
);

/** How tiles are placed: with a finger, with keys, as text. */
export function HowToSheet({ open, tileSet, notation, rackSize, onClose }: HowToSheetProps) {
  const t = useTranslations('play');
  const long = longTiles(tileSet).find(({ typed }) => [...typed].length === 2);
  const [first = '', second = ''] = [...(long?.tile ?? '')];
  const digits = useDigits();
  const place = digits(notation === 'letter-first' ? 'H8' : '8H');
  const figures = digits(rackSize > 9 ? '1 – 9, 0' : `1 – ${rackSize}`);
  return (
    <Sheet open={open} title={t('help.title')} onClose={onClose}>
      <ul className="how-to">
        <li>{t('help.tap')}</li>
        <li>{t('help.drag')}</li>
        <li>{t('help.small')}</li>
        <li>{t.rich('help.write', { place, b: bold })}</li>
        {long ? <li>{t.rich('help.long', { first, second, tile: long.tile, b: bold })}</li> : null}
      </ul>
      <h3 className="mt-4 font-bold">{t('help.keys')}</h3>
      <dl className="keys">
        {KEYS.map(([key, does]) => (
          <Key key={key} name={t(key)} does={t(does)} />
        ))}
        <Key name={figures} does={t('help.digits')} />
        <Key name="/" does={t('help.slash')} />
      </dl>
    </Sheet>
  );
}

function Key({ name, does }: { name: string; does: string }) {
  return (
    <div className="key-row">
      <dt>
        <kbd>{name}</kbd>
      </dt>
      <dd>{does}</dd>
    </div>
  );
}
