import { cx } from './classes';

/** An event's code, spaced so that it can be read aloud. Size it with a text class. */
export function Code({ value, className }: { value: string; className?: string }) {
  return (
    <span className={cx('code', className)}>
      <span className="heard">{[...value].join(' ')}</span>
      <span aria-hidden="true">{value}</span>
    </span>
  );
}
