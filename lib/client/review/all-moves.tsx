'use client';
import { useEffect, useState } from 'react';
import { eventPath } from '@/lib/client/live';
import { Button, Field, Select } from '@/lib/client/ui';
import type { MoveBody, MovesPage, RoundReview } from '@/lib/http/schemas';
import { plainDigits } from '@/lib/http/schemas/plain-digits';
import { useTranslations } from '@/lib/i18n/client';
import { isOwn } from './lists';
import { type Looking, MoveList } from './move-list';
import { NotRead } from './not-read';
import { useRead } from './use-read';

export interface AllMovesProps extends Looking {
  code: string;
  round: RoundReview;
}

interface Filter {
  search: string;
  least: string;
  laid: string;
  sort: 'score' | 'word';
}

const ANY: Filter = { search: '', least: '', laid: '', sort: 'score' };
const TYPING_MS = 250;

/** Every legal move of a round: searched, filtered and sorted by the server, some at a time. */
export function AllMoves({ code, round, ...looking }: AllMovesProps) {
  const t = useTranslations('review');
  const [open, setOpen] = useState(false);
  const opening =
    round.words === undefined
      ? t('all.open', { count: round.legalMoves })
      : t('all.openWords', { count: round.words });
  return (
    <section aria-label={t('all.title')} className="all-section min-w-0 print:hidden">
      <Button
        kind="plain"
        size="sm"
        className="max-w-full self-start justify-self-start whitespace-normal!"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? t('all.close') : opening}
      </Button>
      {open ? <Searched key={round.number} code={code} round={round} {...looking} /> : null}
    </section>
  );
}

function Searched({ code, round, ...looking }: AllMovesProps) {
  const t = useTranslations('review');
  const [filter, setFilter] = useState(ANY);
  const asked = useSettled(filter);
  const [pages, setPages] = useState(1);
  const change = (part: Partial<Filter>) => {
    setFilter({ ...filter, ...part });
    setPages(1);
  };
  return (
    <div className="all-searched mt-3 grid gap-3">
      <div className="all-filter">
        <Field
          label={t('all.search')}
          hint={t('all.hint')}
          value={filter.search}
          onChange={(event) => change({ search: event.target.value })}
          autoComplete="off"
          spellCheck={false}
        />
        <Field
          label={t('all.least')}
          inputMode="numeric"
          value={filter.least}
          onChange={(event) => change({ least: digits(event.target.value) })}
        />
        <Field
          label={t('all.laid')}
          inputMode="numeric"
          value={filter.laid}
          onChange={(event) => change({ laid: digits(event.target.value) })}
        />
        <Select
          label={t('all.sort')}
          value={filter.sort}
          onChange={(event) => change({ sort: event.target.value === 'word' ? 'word' : 'score' })}
        >
          <option value="score">{t('all.byScore')}</option>
          <option value="word">{t('all.byWord')}</option>
        </Select>
      </div>
      {Array.from({ length: pages }, (_, index) => (
        <Page
          // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name.
          key={index}
          path={pathOf(code, round.number, asked, index + 1)}
          page={index + 1}
          isLast={index + 1 === pages}
          onMore={() => setPages(pages + 1)}
          own={round.you?.move ?? null}
          ofWords={round.words !== undefined}
          {...looking}
        />
      ))}
    </div>
  );
}

interface PageProps extends Looking {
  path: string;
  page: number;
  isLast: boolean;
  onMore(): void;
  own: MoveBody | null;
  /** each word is there once, not each move */
  ofWords: boolean;
}

function Page({ path, page, isLast, onMore, own, ofWords, ...looking }: PageProps) {
  const t = useTranslations('review');
  const { body, problem, retry } = useRead<MovesPage>(path);
  if (!body) return <NotRead problem={problem} onRetry={retry} />;
  const moves = body.moves.map(({ laid: _, score, ...move }) => ({ move, score, own: isOwn(own, move) }));
  return (
    <>
      {page === 1 ? (
        <p role="status" className="tabular text-quiet">
          {t(ofWords ? 'all.countWords' : 'all.count', { count: body.count })}
        </p>
      ) : null}
      {moves.length > 0 ? (
        <div className="all-moves">
          <MoveList moves={moves} first={moves.length} {...looking} />
        </div>
      ) : null}
      {isLast && page < body.pages ? (
        <Button kind="plain" size="sm" className="justify-self-start" onClick={onMore}>
          {t('all.more')}
        </Button>
      ) : null}
    </>
  );
}

const digits = (text: string) => plainDigits(text).replace(/\D/g, '').slice(0, 4);

function pathOf(code: string, round: number, { search, least, laid, sort }: Filter, page: number): string {
  const query = new URLSearchParams({ sort, page: String(page) });
  if (search.trim()) query.set('search', search.trim().slice(0, 60));
  if (least) query.set('least', least);
  if (Number(laid) > 1) query.set('laid', String(Math.min(20, Number(laid))));
  return eventPath(code, `/rounds/${round}/moves?${query}`);
}

/** The filter once typing has stopped for a moment. */
function useSettled(filter: Filter): Filter {
  const [settled, setSettled] = useState(filter);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(filter), TYPING_MS);
    return () => clearTimeout(timer);
  }, [filter]);
  return settled;
}
