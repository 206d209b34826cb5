'use client';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslations } from '@/lib/i18n/client';
import { face, isMirrored, splitTiles } from '../board';
import { Tile } from './tile';
import { tileValue } from './values';

export interface RackProps {
  /** wire form, blank `?`: `RUZXTE?` */
  tiles: string;
  tileSet: string;
  /** largest side of a tile in pixels; default 64 */
  max?: number;
  className?: string;
}

/** A rack to look at. For one to play with see the player's page. */
export function Rack({ tiles, tileSet, max, className }: RackProps) {
  const t = useTranslations('ui');
  const list = splitTiles(tiles);
  const spoken = list.map((tile) => face(tile, tileSet).letter || t('blank')).join(' ');
  return (
    <RackFrame
      count={list.length}
      mirrored={isMirrored(tileSet)}
      max={max}
      label={t('rack', { tiles: spoken })}
      className={className}
    >
      {list.map((tile, index) => {
        const { letter, blank } = face(tile, tileSet);
        // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles cannot be told apart.
        return <Tile key={index} letter={letter} blank={blank} value={tileValue(tileSet, letter)} />;
      })}
    </RackFrame>
  );
}

export interface RackFrameProps {
  count: number;
  /** from right to left */
  mirrored: boolean;
  max?: number;
  label: string;
  className?: string;
  children: ReactNode;
}

/** A row that gives its tiles the largest size at which `count` of them fit. */
export function RackFrame({ count, mirrored, max, label, className, children }: RackFrameProps) {
  const style = { '--n': Math.max(count, 7), '--rack-max': max ? `${max}px` : undefined } as CSSProperties;
  return (
    <div className={`rack ${className ?? ''}`} dir={mirrored ? 'rtl' : 'ltr'}>
      <div className="rack-row" role="img" aria-label={label} style={style}>
        {children}
      </div>
    </div>
  );
}
