import { cx } from './classes';
import { Tile } from './tile';

/** The name with its tile: the O is worth one. Scales with the text. */
export function Logo({ className }: { className?: string }) {
  return (
    <span
      role="img"
      aria-label="Onerack"
      dir="ltr"
      className={cx('inline-flex items-center font-bold tracking-tight', className)}
      style={{ '--s': '1.05em' } as React.CSSProperties}
    >
      <Tile letter="O" value={1} />
      <span aria-hidden="true" className="ms-[0.14em]">
        nerack
      </span>
    </span>
  );
}
