import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HallPodium } from '@/lib/client/screen/hall-podium';
import { HallRanking } from '@/lib/client/screen/hall-ranking';
import { HallRound } from '@/lib/client/screen/hall-round';
import { HallTop } from '@/lib/client/screen/hall-top';
import { EventSettings, type RoundView, type Snapshot, type StandingRow } from '@/lib/http/schemas';

const empty = Array.from({ length: 15 }, () => '...............');
const top = { row: 8, col: 4, direction: 'across' as const, word: 'QUARTz', score: 68 };
const round: RoundView = {
  number: 1,
  status: 'closed',
  rack: { leftover: '', drawn: 'QUART?I', rejected: false },
  board: empty,
  opensAt: 0,
  closesAt: 120_000,
  remainingMs: null,
  top,
  isotops: [],
};
const row = (name: string, rank: number | null, total: number): StandingRow => ({
  playerId: name,
  name,
  rank,
  total,
  category: null,
  team: null,
  negative: 0,
  percentage: 0,
  solos: 0,
  warnings: 0,
  penalties: 0,
});
const event: Snapshot = {
  id: 'e',
  code: 'K7P4QX',
  name: 'Spring Open',
  version: 1,
  status: 'running',
  settings: EventSettings.parse({}),
  tileSet: 'en',
  players: 3,
  joined: [],
  round,
  slips: 2,
  nextOpensAt: null,
  standings: [row('Ana', 1, 68), row('Bo', 2, 40), row('Idle', null, 0)],
  found: 1,
  topTotal: 68,
  joinUrl: 'http://192.168.1.20:3000/e/K7P4QX',
  seedHash: '',
  locked: false,
  hallCode: null,
  hallCodeUntil: null,
  removed: false,
  seed: null,
  endReason: null,
  extraTime: [],
  you: null,
  host: false,
  now: 0,
};
const newTiles = (html: string) => html.split('data-state="new"').length - 1;

describe('the hall', () => {
  it('lays no tile of a round that is being played, whatever it was sent', () => {
    for (const status of ['open', 'paused'] as const) {
      const remainingMs = status === 'paused' ? 5000 : null;
      const html = renderToStaticMarkup(
        <HallRound event={{ ...event, round: { ...round, status, remainingMs } }} />,
      );
      expect(newTiles(html)).toBe(0);
      expect(html).not.toContain('QUARTz');
    }
  });

  it('lays the top, with its blank, when the round is closed', () => {
    const html = renderToStaticMarkup(<HallTop event={event} />);
    expect(newTiles(html)).toBe(6);
    expect(html).toContain('1 of 3 found it');
    expect(html).toContain('8D');
  });

  it('ranks who took part, and nobody else', () => {
    const heads = { round: 1, current: event.standings, before: [] };
    const ranking = renderToStaticMarkup(<HallRanking event={event} heads={heads} />);
    const podium = renderToStaticMarkup(<HallPodium event={{ ...event, status: 'finished' }} />);
    for (const html of [ranking, podium]) {
      expect(html).toContain('Ana');
      expect(html).not.toContain('Idle');
    }
  });

  it('has an end without a ranking', () => {
    expect(renderToStaticMarkup(<HallPodium event={{ ...event, standings: [] }} />)).toContain('over');
  });
});
