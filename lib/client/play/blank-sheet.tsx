'use client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from '@/lib/i18n/client';
import { isMirrored, knownTileSet } from '../board';
import { Sheet, Tile } from '../ui';

export interface BlankSheetProps {
  open: boolean;
  tileSetId: string;
  /** a typed character in the letters of the tile set, or null */
  letter(key: string): string | null;
  onLetter(letter: string): void;
  onCancel(): void;
}

/** Which letter the blank stands for: tap it or type it. */
export function BlankSheet({ open, tileSetId, letter, onLetter, onCancel }: BlankSheetProps) {
  const t = useTranslations('play');
  const list = useRef<HTMLDivElement>(null);
  /** what was typed of a tile of several letters */
  const [typed, setTyped] = useState('');
  const tiles = knownTileSet(tileSetId)?.letters.map(({ tile }) => tile) ?? [];

  const choose = (tile: string) => {
    setTyped('');
    onLetter(tile);
  };
  const type = useEffectEvent((event: KeyboardEvent) => {
    const key = event.ctrlKey || event.metaKey || event.altKey ? null : letter(event.key);
    if (!key) return;
    event.preventDefault();
    const text = tiles.some((tile) => tile.startsWith(typed + key)) ? typed + key : key;
    const meant = tiles.filter((tile) => tile.startsWith(text));
    if (meant.length === 1) return choose(meant[0]!);
    // N alone, or NY: Enter takes the first, another letter the other.
    setTyped(text);
    list.current?.querySelector<HTMLElement>(`[data-letter="${meant[0]}"]`)?.focus();
  });
  useEffect(() => {
    if (!open) return;
    document.addEventListener('keydown', type);
    return () => document.removeEventListener('keydown', type);
  }, [open]);
  const cancel = () => {
    setTyped('');
    onCancel();
  };
  return (
    <Sheet open={open} title={t('blankTitle')} onClose={cancel}>
      <div ref={list} className="blank-letters" dir={isMirrored(tileSetId) ? 'rtl' : 'ltr'}>
        {tiles.map((tile) => (
          <button key={tile} type="button" aria-label={tile} data-letter={tile} onClick={() => choose(tile)}>
            <Tile letter={tile} />
          </button>
        ))}
      </div>
    </Sheet>
  );
}
