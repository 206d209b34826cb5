import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { cx } from './classes';
import { Icon, type IconName } from './icons';

export type ButtonKind = 'primary' | 'soft' | 'plain' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const KINDS: Record<ButtonKind, string> = {
  primary: 'bg-accent text-accent-ink border-accent hover:brightness-110',
  soft: 'bg-accent-soft text-ink border-accent-soft hover:border-accent',
  plain: 'bg-transparent text-ink border-line-strong hover:border-ink',
  danger: 'bg-transparent text-error border-error hover:bg-error hover:text-paper',
};
const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 text-sm gap-1.5',
  md: 'min-h-11 px-4 text-base gap-2',
  lg: 'min-h-13 px-5 text-lg gap-2',
};

interface Look {
  /** `primary` is the one next step of a screen: at most one of them at a time */
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: IconName;
  /** fills the width it is given */
  wide?: boolean;
}

function look({ kind = 'soft', size = 'md', wide }: Look, extra?: string): string {
  return cx(
    'inline-flex items-center justify-center rounded-ui border font-semibold whitespace-nowrap select-none',
    'transition-colors duration-100 disabled:pointer-events-none',
    'disabled:border-line disabled:bg-line disabled:text-quiet aria-busy:opacity-70',
    KINDS[kind],
    SIZES[size],
    wide && 'w-full',
    extra,
  );
}

export type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean };

/** A button; `busy` keeps its size, tells assistive technology, and takes no second press. */
export function Button({ kind, size, icon, wide, busy, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || busy}
      aria-busy={busy || undefined}
      className={look({ kind, size, wide }, className)}
    >
      {icon ? <Icon name={icon} /> : null}
      {children}
    </button>
  );
}

export type LinkButtonProps = Look & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link that looks like a button. */
export function LinkButton({ kind, size, icon, wide, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={look({ kind, size, wide }, className)}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </a>
  );
}
