'use client';
import { useState } from 'react';
import type { TableView } from '@/lib/http/schemas';
import { useTranslations } from '@/lib/i18n/client';
import { face, isMirrored, splitTiles } from '../board';
import { Button, Sheet, Tile, tileValue } from '../ui';
import type { TableFollowed } from './use-table';

interface ExchangeSheetProps {
  open: boolean;
  view: TableView;
  table: TableFollowed;
  onClose(): void;
}

/** Which tiles go back. */
export function ExchangeSheet({ open, ...rest }: ExchangeSheetProps) {
  const t = useTranslations('table');
  return (
    <Sheet open={open} title={t('exchange.title')} onClose={rest.onClose}>
      <Tiles {...rest} />
    </Sheet>
  );
}

function Tiles({ view, table, onClose }: Omit<ExchangeSheetProps, 'open'>) {
  const t = useTranslations('table');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const tiles = splitTiles(view.you?.rack ?? '');
  const most = Math.min(tiles.length, view.bag);
  const toggle = (index: number) =>
    setChosen(
      chosen.includes(index)
        ? chosen.filter((one) => one !== index)
        : chosen.length < most
          ? [...chosen, index]
          : chosen,
    );
  const exchange = async () => {
    await table.act({ kind: 'exchange', tiles: chosen.map((index) => tiles[index]).join('') });
    onClose();
  };
  return (
    <>
      <p className="mb-3">{t('exchange.text')}</p>
      <ul className="exchange-tiles" dir={isMirrored(view.tileSet) ? 'rtl' : 'ltr'}>
        {tiles.map((tile, index) => {
          const { letter, blank } = face(tile, view.tileSet);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles cannot be told apart.
            <li key={index}>
              <button
                type="button"
                aria-pressed={chosen.includes(index)}
                aria-label={blank ? t('blank') : letter}
                onClick={() => toggle(index)}
              >
                <Tile letter={letter} blank={blank} value={tileValue(view.tileSet, letter)} />
              </button>
            </li>
          );
        })}
      </ul>
      <Button
        kind="primary"
        wide
        className="mt-5"
        busy={table.busy}
        disabled={chosen.length === 0}
        onClick={() => void exchange()}
      >
        {t('exchange.count', { count: chosen.length })}
      </Button>
    </>
  );
}
