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
  /** the round to draw; null: the last that is closed */
  round?: number | null;
  move?: MoveBody | null;
}

/** Whoever follows a link is told by it what anyone with the link may see. */
const ANYONE = { player: null, host: false, staff: null };

/** What a link to a page of an event shows elsewhere: its title, the event's name, and a board. Not for search engines. */
export async function previewOf({ code, title, path, round, move }: Previewed): Promise<Metadata> {
  const asked = await headers();
  const header = (name: string) => asked.get(name);
  const robots = { index: false };
  const event = await eventOfPage(header, code);
  if (!event) return { title, robots };
  const rounds = (await isKeptBack(event, ANYONE)) ? [] : await readRounds(event, ANYONE);
  const base = publicAddress({ header, url: new URL('http://localhost') });
  const shown = rounds.find(({ number }) => number === round) ?? rounds.at(-1);
  const laid = shown && move && (await canBePictured(event, ANYONE, shown.number, move)) ? move : null;
  const picture = shown && {
    url: picturePath(event.code, shown.number, laid),
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
