import { cx } from './classes';
import { Icon, type IconName } from './icons';

export interface IconButtonProps {
  icon: IconName;
  /** what it opens, or what it shows */
  label: string;
  onClick(): void;
  className?: string;
}

/** A small quiet button beside the board that opens a sheet. */
export function IconButton({ icon, label, onClick, className }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onClick}
      className={cx('grid size-10 shrink-0 place-items-center text-quiet hover:text-ink', className)}
    >
      <Icon name={icon} />
      <span className="heard">{label}</span>
    </button>
  );
}
