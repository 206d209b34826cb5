import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { picturePath } from '@/lib/client/review';
import { canBePictured, isKeptBack, readRounds } from '@/lib/event';
import { eventOfPage, publicAddress } from '@/lib/http';
import type { MoveBody } from '@/lib/http/schemas';

export interface Previewed {
  code: string;
  /** the page's own title */
  title: string;
  /** of this site, with its query */
  path: string;
  /** the round that the page shows of so many that are closed, where it names one; else the last is drawn */
  shows?(rounds: number): ShownRound | null;
}

/** In place of the page's own title and path. */
export interface ShownRound extends Pick<Previewed, 'title' | 'path'> {
  number: number;
  move: MoveBody | null;
}

/** Whoever follows a link is told by it what anyone with the link may see. */
const ANYONE = { player: null, host: false, staff: null };

/** What a link to a page of an event shows elsewhere: its title, the event's name, and a board. Not for search engines. */
export async function previewOf({ code, shows, ...page }: Previewed): Promise<Metadata> {
  const asked = await headers();
  const header = (name: string) => asked.get(name);
  const robots = { index: false };
  const event = await eventOfPage(header, code);
  if (!event) return { title: page.title, robots };
  const rounds = (await isKeptBack(event, ANYONE)) ? [] : await readRounds(event, ANYONE);
  const base = publicAddress({ header, url: new URL('http://localhost') });
  const shown = shows?.(rounds.length) ?? null;
  const { title, path } = shown ?? page;
  const drawn = shown?.number ?? rounds.at(-1)?.number;
  const move = shown?.move;
  const laid = drawn && move && (await canBePictured(event, ANYONE, drawn, move)) ? move : null;
  const picture = drawn && {
    url: picturePath(event.code, drawn, laid),
    width: 1200,
    height: 630,
    alt: '',
  };
  return {
    title: `${title} · ${event.name}`,
    robots,
    metadataBase: new URL(base),
    openGraph: {
      title: event.name,
      description: title,
      url: path,
      siteName: 'Onerack',
      type: 'article',
      ...(picture && { images: [picture] }),
    },
    twitter: { card: picture ? 'summary_large_image' : 'summary' },
  };
}
