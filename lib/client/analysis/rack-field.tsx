'use client';
import { useEffect, useRef, useState } from 'react';
import { bareTile, splitTiles } from '@/lib/client/board';
import { Field, Rack } from '@/lib/client/ui';
import { tileSet } from '@/lib/engine';
import { useTranslations } from '@/lib/i18n/client';
import { scarceTiles } from './scarce-tiles';
import { typedRack } from './typed-rack';

export interface RackFieldProps {
  /** wire form, as is the rack */
  board: readonly string[];
  rack: string;
  tileSet: string;
  most: number;
  onRack(rack: string): void;
}

/** The rack as it is typed, and as tiles. What cannot be read is no rack: nothing of the one before is shown with it. */
export function RackField({ board, rack, tileSet: id, most, onRack }: RackFieldProps) {
  const t = useTranslations('analysis');
  const tiles = tileSet(id);
  const [text, setText] = useState(() => written(rack));
  const passedOn = useRef(rack);
  useEffect(() => {
    if (passedOn.current === rack) return;
    passedOn.current = rack;
    setText((now) => (typedRack(now, tiles) === rack ? now : written(rack)));
  }, [rack, tiles]);
  const read = typedRack(text, tiles);
  const size = splitTiles(read ?? '').length;
  const error = read === null ? t('rack.unreadable') : size > most ? t('rack.tooMany', { most }) : null;
  const missing = scarceTiles(board, rack, tiles);
  return (
    <div>
      <Field
        label={t('rack.label')}
        hint={t('rack.hint')}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        dir={tiles.direction}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          const next = typedRack(target.value, tiles);
          passedOn.current = next !== null && splitTiles(next).length <= most ? next : '';
          onRack(passedOn.current);
        }}
      />
      {/* A position from elsewhere may have them: it is looked at all the same. */}
      <p role="status" className="mt-1.5 text-sm empty:hidden">
        {missing.length > 0 ? t('rack.scarce', { tiles: missing.map(bareTile).join(' ') }) : null}
      </p>
      <Rack tiles={rack} tileSet={id} max={48} className="mt-3" />
    </div>
  );
}

/** Tiles of one letter without brackets, the others within. */
const written = (rack: string) =>
  splitTiles(rack)
    .map((tile) => ([...bareTile(tile)].length > 1 ? tile : bareTile(tile)))
    .join('');
