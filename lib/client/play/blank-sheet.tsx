'use client';
import { useEffect, useEffectEvent } from 'react';
import { isMirrored, knownTileSet } from '../board';
import { Sheet, Tile } from '../ui';

export interface BlankSheetProps {
  open: boolean;
  tileSetId: string;
  /** a typed character as a letter of the tile set, or null */
  letter(key: string): string | null;
  onLetter(letter: string): void;
  onCancel(): void;
}

/** Which letter the blank stands for: tap it or type it. */
export function BlankSheet({ open, tileSetId, letter, onLetter, onCancel }: BlankSheetProps) {
  const type = useEffectEvent((event: KeyboardEvent) => {
    const typed = event.ctrlKey || event.metaKey || event.altKey ? null : letter(event.key);
    if (!typed) return;
    event.preventDefault();
    onLetter(typed);
  });
  useEffect(() => {
    if (!open) return;
    document.addEventListener('keydown', type);
    return () => document.removeEventListener('keydown', type);
  }, [open]);
  return (
    <Sheet open={open} title="The blank stands for" onClose={onCancel}>
      <div className="blank-letters" dir={isMirrored(tileSetId) ? 'rtl' : 'ltr'}>
        {knownTileSet(tileSetId)?.letters.map(({ tile }) => (
          <button key={tile} type="button" aria-label={tile} onClick={() => onLetter(tile)}>
            <Tile letter={tile} />
          </button>
        ))}
      </div>
    </Sheet>
  );
}
