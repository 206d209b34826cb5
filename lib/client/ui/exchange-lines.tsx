'use client';
import type { ReactNode } from 'react';
import { formatReference, type Notation } from '@/lib/engine';
import type { Exchange } from '@/lib/http/schemas';
import { useDigits, useFormatter, useTranslations } from '@/lib/i18n/client';
import { bareTile } from '../board';

const at = ({ row, col }: Exchange, notation: Notation) =>
  formatReference({ row, col, direction: 'across' }, notation);

const bdi = (chunks: ReactNode) => <bdi>{chunks}</bdi>;

interface LineProps {
  notation: Notation;
  className?: string;
}

/** Joker formats: what became of the top's blank. Nothing where it stays a blank, or there was none. */
export function ExchangeLine(props: LineProps & { exchange: Exchange | null | undefined }) {
  const t = useTranslations('ui');
  const digits = useDigits();
  const { exchange, notation, className } = props;
  if (!exchange) return null;
  return (
    <p className={className}>
      {t.rich('exchange', { letter: bareTile(exchange.letter), square: digits(at(exchange, notation)), bdi })}
    </p>
  );
}

/** House rule: which blanks came to this rack, and for what. */
export function RetakenLine({
  retaken = [],
  ...line
}: LineProps & { retaken: readonly Exchange[] | undefined }) {
  return retaken.length > 0 ? <Retaken retaken={retaken} {...line} /> : null;
}

function Retaken({ retaken, notation, className }: LineProps & { retaken: readonly Exchange[] }) {
  const t = useTranslations('ui');
  const format = useFormatter();
  const digits = useDigits();
  const each = retaken.map((exchange) => (
    <span key={`${exchange.row} ${exchange.col}`}>
      {t.rich('retakenOne', {
        letter: bareTile(exchange.letter),
        square: digits(at(exchange, notation)),
        bdi,
      })}
    </span>
  ));
  const list = () => <>{format.list(each, { type: 'conjunction', style: 'narrow' })}</>;
  return <p className={className}>{t.rich('retaken', { count: retaken.length, list })}</p>;
}
