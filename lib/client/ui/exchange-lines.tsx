import { formatReference, type Notation } from '@/lib/engine';
import type { Exchange } from '@/lib/http/schemas';
import { bareTile } from '../board';

const at = ({ row, col }: Exchange, notation: Notation) =>
  formatReference({ row, col, direction: 'across' }, notation);

interface LineProps {
  notation: Notation;
  className?: string;
}

/** Joker formats: what became of the top's blank. Nothing where it stays a blank, or there was none. */
export function ExchangeLine(props: LineProps & { exchange: Exchange | null | undefined }) {
  const { exchange, notation, className } = props;
  if (!exchange) return null;
  return (
    <p className={className}>
      A real <bdi>{bareTile(exchange.letter)}</bdi> takes the blank’s place on {at(exchange, notation)}; the
      blank stays
    </p>
  );
}

/** House rule: which blanks came to this rack, and for what. */
export function RetakenLine(props: LineProps & { retaken: readonly Exchange[] | undefined }) {
  const { retaken = [], notation, className } = props;
  if (retaken.length === 0) return null;
  return (
    <p className={className}>
      {retaken.length === 1 ? 'Blank retaken: ' : 'Blanks retaken: '}
      {retaken.map((exchange, index) => (
        <span key={`${exchange.row} ${exchange.col}`}>
          {index > 0 ? ', ' : null}
          <bdi>{bareTile(exchange.letter)}</bdi> for the one on {at(exchange, notation)}
        </span>
      ))}
    </p>
  );
}
