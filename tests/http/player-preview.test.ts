import { describe, expect, it } from 'vitest';
import { playerPreview } from '@/lib/http';
import type { RoundView } from '@/lib/http/schemas';

const preview = (round: Partial<RoundView> | null) =>
  playerPreview('https://one.example', {
    code: 'K7M2QX',
    name: 'Club',
    players: 12,
    status: 'running',
    round: round as RoundView | null,
  });

describe('what a link to an event’s page shows', () => {
  it('is the board after the last round that is closed, and none before', () => {
    const about = { name: 'Club', url: 'https://one.example/e/K7M2QX', players: 12, finished: false };
    expect(preview(null)).toEqual({ ...about, picture: null });
    expect(preview({ number: 1, status: 'open' }).picture).toBeNull();
    const picture = (n: number) => `https://one.example/api/events/K7M2QX/rounds/${n}/board.png`;
    expect(preview({ number: 4, status: 'open' }).picture).toBe(picture(3));
    expect(preview({ number: 4, status: 'paused' }).picture).toBe(picture(3));
    expect(preview({ number: 4, status: 'closed' }).picture).toBe(picture(4));
  });
});
