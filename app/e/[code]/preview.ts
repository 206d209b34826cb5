import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { moveInText, picturePath, rackText } from '@/lib/client/review';
import { type EventInfo, isKeptBack, picturedMove, readRounds, sheetHead } from '@/lib/event';
import { eventOfPage, pageToldTops, publicAddress } from '@/lib/http';
import type { MoveBody, RoundSummary } from '@/lib/http/schemas';
import { getFormatter, getTranslations } from '@/lib/i18n/server';

export interface Previewed {
  code: string;
  /** the page's own title */
  title: string;
  /** of this site, with its query */
  path: string;
  /** the round that the page shows of so many that are closed, where it names one; else the last is drawn */
  shows?(rounds: number): ShownRound | null;
  /** whose sheet it is */
  playerId?: string;
}

/** In place of the page's own title and path. */
export interface ShownRound extends Pick<Previewed, 'title' | 'path'> {
  number: number;
  move: MoveBody | null;
}

/** Whoever follows a link is told by it what anyone with the link may see. */
const ANYONE = { player: null, host: false, staff: null };

/**
 * What a link to a page of an event shows elsewhere: what it is about, the event's name, and a board. Not for search
 * engines. Closed rounds alone are there, and none of them while tops are kept back.
 */
export async function previewOf({ code, shows, playerId, ...page }: Previewed): Promise<Metadata> {
  const asked = await headers();
  const header = (name: string) => asked.get(name);
  const robots = { index: false };
  const event = await eventOfPage(header, code);
  if (!event) return { title: page.title, robots };
  const kept = await isKeptBack(event, ANYONE);
  const rounds = kept ? [] : await readRounds(event, ANYONE);
  if (rounds.length > 0) await pageToldTops(event, header);
  const base = publicAddress({ header, url: new URL('http://localhost') });
  const shown = shows?.(rounds.length) ?? null;
  const about = playerId && !kept ? await sheetInText(event, playerId) : null;
  const { title, path } = about ? { ...page, title: about.title } : (shown ?? page);
  const drawn = rounds.find(({ number }) => number === shown?.number) ?? rounds.at(-1);
  const move = drawn && shown?.move ? await picturedMove(event, ANYONE, drawn.number, shown.move) : null;
  const told =
    drawn && (await roundInText(event, drawn, { move, named: shown !== null, rounds: rounds.length }));
  const description = about?.text ?? told ?? title;
  const picture = drawn && {
    url: picturePath(event.code, drawn.number, move),
    width: 1200,
    height: 630,
    alt: told ?? '',
  };
  return {
    title: `${title} · ${event.name}`,
    description,
    robots,
    metadataBase: new URL(base),
    openGraph: {
      title: about ? `${title} · ${event.name}` : event.name,
      description,
      url: path,
      siteName: 'Onerack',
      type: 'article',
      ...(picture && { images: [picture] }),
    },
    twitter: { card: picture ? 'summary_large_image' : 'summary' },
  };
}

/** The rack and the top of a round, and the move of it that the link is of. */
async function roundInText(
  { settings: { notation } }: EventInfo,
  { number: round, rack, top }: RoundSummary,
  { move, named, rounds }: { move: (MoveBody & { score: number }) | null; named: boolean; rounds: number },
): Promise<string> {
  const t = await getTranslations('review');
  const held = rackText(rack);
  const best = moveInText(top, notation);
  if (move) {
    const laid = moveInText(move, notation);
    return t('preview.move', {
      round,
      rack: held,
      move: laid,
      points: move.score,
      top: best,
      best: top.score,
    });
  }
  const facts = { rack: held, move: best, points: top.score };
  return named ? t('preview.top', { round, ...facts }) : t('preview.event', { rounds, ...facts });
}

/** The name is the one that the sheet itself shows at that moment: of a name that was taken out, the number. */
async function sheetInText(
  event: EventInfo,
  playerId: string,
): Promise<{ title: string; text: string } | null> {
  const head = await sheetHead(event, ANYONE, playerId);
  if (!head) return null;
  const t = await getTranslations('review');
  const format = await getFormatter();
  const { name, rank, total, percentage } = head.player;
  const share = format.number(percentage / 100, { style: 'percent', maximumFractionDigits: 1 });
  const text = t('preview.sheet', { rank: rank ?? 0, players: head.players, points: total, share });
  return { title: name, text };
}
