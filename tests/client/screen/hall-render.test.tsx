import { describe, expect, it } from 'vitest';
import { HallLobby } from '@/lib/client/screen/hall-lobby';
import { HallPart } from '@/lib/client/screen/hall-part';
import { HallPodium } from '@/lib/client/screen/hall-podium';
import { HallRanking } from '@/lib/client/screen/hall-ranking';
import { HallTop } from '@/lib/client/screen/hall-top';
import { noHeads } from '@/lib/client/screen/heads';
import { PARTS, readLook } from '@/lib/client/screen/look';
import { SlipsLine } from '@/lib/client/screen/slips-line';
import { Stage } from '@/lib/client/screen/stage';
import { Podium, StandingsTable } from '@/lib/client/ui';
import type { Snapshot } from '@/lib/http/schemas';
import { renderInEnglish } from '@/tests/support/in-language';
import { standing } from '../../support/event-views';
import { round, seat, slip, snapshot } from '../live/support';

const top = { row: 8, col: 4, direction: 'across' as const, word: 'QUARTz', score: 68 };
const rack = { leftover: '', drawn: 'QUART?I', rejected: false };
const closed = round({ number: 1, status: 'closed', rack, top, isotops: [] });
const standings = [
  standing('Ana', { rank: 1, total: 68 }),
  standing('Bo', { rank: 2, total: 40 }),
  standing('Idle', { rank: null }),
];
const event = snapshot({ players: 3, round: closed, slips: 2, standings, found: 1, you: null });
const heads = { round: 1, current: standings, before: [] };
const newTiles = (html: string) => html.split('data-state="new"').length - 1;
const stage = (change: Partial<Snapshot>) =>
  renderInEnglish(
    <Stage event={{ ...event, ...change }} lost={false} part={null} look={readLook({}, undefined)} />,
  );

it('cuts no name on the podium: that somebody is simulated stands at its end', () => {
  const rows = [standing('Pangolin (simulated)', { rank: 1, total: 68 })];
  const html = renderInEnglish(<Podium rows={rows} />);
  expect(html).toContain('Pangolin (simulated)');
  expect(html).not.toContain('truncate');
});

it('has all who are equal on one step, and tells how many more there are', () => {
  const thirds = ['Cat', 'Dan', 'Eve', 'Flo', 'Guy', 'Hal'].map((name) => standing(name, { rank: 3 }));
  const html = renderInEnglish(<Podium rows={[standing('Ann', { rank: 1 }), ...thirds]} />);
  for (const name of ['Ann', 'Cat', 'Dan', 'Eve', 'Flo']) expect(html).toContain(name);
  expect(html).not.toContain('Guy');
  expect(html.replaceAll('<!-- -->', '')).toContain('+2');
});

it('writes smaller where names on the podium are long, or share a step', () => {
  const shown = (...names: string[]) => {
    const rows = names.map((name) => standing(name, { rank: 1 }));
    return renderInEnglish(
      <HallPodium event={{ ...event, standings: rows, status: 'finished' }} live={false} />,
    );
  };
  expect(shown('Ana')).not.toContain('data-small');
  expect(shown('Marguerite-Antoinette de la Tour')).toContain('data-small');
  expect(shown('Ana', 'Bo')).toContain('data-small');
});

it('says below the podium who has reached the own target, where a finish line has ended the game', () => {
  const reached = {
    players: 12,
    first: [{ playerId: 'Bo', name: 'Bo', level: 'beginner' as const, target: 70, points: 71 }],
  };
  const targetLevels = { beginner: 70, intermediate: 120, expert: 200 };
  const ended = { ...event, status: 'finished' as const, settings: { ...event.settings, targetLevels } };
  const shown = (told: Partial<Snapshot>) =>
    renderInEnglish(<HallPodium event={{ ...ended, ...told }} live={false} />);
  expect(shown({ reached })).toContain('Reached the own target: \u2068Bo\u2069 (beginner, 70) and 11 more.');
  expect(shown({})).not.toContain('target');
});

it('names teams in the ranking of the hall and in those of the players', () => {
  const rows = [standing('Ana', { rank: 1, team: 'Red' }), standing('Bo', { rank: 4, team: 'Blue' })];
  const teamed = { ...event, standings: rows };
  for (const html of [
    renderInEnglish(<HallRanking pageSeconds={12} event={teamed} heads={{ ...heads, current: rows }} />),
    renderInEnglish(<HallPodium event={{ ...teamed, status: 'finished' }} live={false} />),
    renderInEnglish(<StandingsTable rows={rows} />),
  ]) {
    expect(html).toMatch(/Ana<.*Red<.*Bo<.*Blue</s);
  }
  expect(renderInEnglish(<Podium rows={rows} />)).toMatch(/Ana<.*Red</s);
});

describe('the hall', () => {
  it('shows nothing private of a round that is being played, whatever it was sent', () => {
    const own = seat({
      name: 'Zoltán',
      slip: { ...slip(3), move: { row: 8, col: 4, direction: 'across', word: 'SLIPPY' } },
      draft: {
        rev: 1,
        receivedAt: 0,
        order: [],
        written: null,
        tiles: [{ id: 0, row: 8, col: 8, letter: 'Q' }],
        move: { row: 8, col: 4, direction: 'across', word: 'DRAFTY' },
      },
      personalCode: 'PERS-CODE',
    });
    for (const status of ['open', 'paused'] as const) {
      const html = stage({
        host: true,
        hallCode: '48213',
        hallCodeUntil: 1,
        you: own,
        round: { ...closed, status, remainingMs: status === 'paused' ? 5000 : null },
      });
      expect(newTiles(html)).toBe(0);
      for (const secret of ['QUARTz', 'SLIPPY', 'DRAFTY', 'PERS-CODE', 'Zoltán'])
        expect(html).not.toContain(secret);
      // Latecomers need the number of the hall.
      expect(html).toContain('48213');
    }
  });

  it('never puts the number of the hall on a stream', () => {
    const lobby = { ...event, status: 'lobby' as const, hallCode: '48213', hallCodeUntil: 1, host: true };
    for (const part of PARTS)
      expect(
        renderInEnglish(<HallPart event={lobby} part={part} scene="lobby" heads={noHeads} live={false} />),
      ).not.toContain('48213');
  });

  it('says that the door is shut, and shows no way in then', () => {
    const lobby = { ...event, status: 'lobby' as const, joined: ['Ana'] };
    expect(renderInEnglish(<HallLobby event={lobby} hallCode={null} />)).toContain('K7P4QX');
    const locked = renderInEnglish(<HallLobby event={{ ...lobby, locked: true }} hallCode="48213" />);
    expect(locked).toContain('The door is shut');
    expect(locked).toContain('Ana');
    expect(locked).not.toContain('K7P4QX');
    expect(locked).not.toContain('48213');
    expect(stage({ locked: true })).not.toContain('K7P4QX');
  });

  it('lays the top, with its blank, when the round is closed', () => {
    const html = renderInEnglish(<HallTop event={event} heads={heads} />);
    expect(newTiles(html)).toBe(6);
    expect(html).toContain('Only <bdi>Ana</bdi> found it');
    expect(html).toContain('8D');
  });

  it('counts the slips of devices, and beside them who writes on paper', () => {
    const line = (change: Partial<Snapshot>) =>
      renderInEnglish(
        <SlipsLine event={{ ...event, round: round({ number: 1 }), players: 25, slips: 5, ...change }} />,
      ).replace(/<[^>]*>/g, '');
    expect(line({})).toBe('5 of 25 slips are in');
    expect(line({ onPaper: { players: 20, slips: 0 } })).toMatch(/^5 of 5 slips are in.*20 on paper$/);
    expect(line({ slips: 0, onPaper: { players: 25, slips: 0 } })).toBe('25 on paper');
  });

  it('says how many found it where names are not known', () => {
    const text = (change: Partial<Snapshot>) =>
      renderInEnglish(<HallTop event={{ ...event, ...change }} heads={noHeads} />);
    expect(text({ found: 0, slips: 40, players: 40 })).toContain('Nobody found it');
    expect(text({ found: 0, slips: 0, players: 40 })).not.toContain('found it');
    expect(text({ found: 9, slips: 1240, players: 1300 })).toContain('9 of 1,240 found it');
    expect(text({ found: 40, slips: 40, players: 40 })).toContain('All 40 found it');
    expect(text({ found: 40, slips: 40, players: 46, simulated: 6 })).toContain('All 40 found it');
    expect(text({ found: 1, slips: 1, players: 1 })).toContain('1 of 1 found it');
  });

  it('tells points won with their sign', () => {
    const before = [standing('Ana', { total: 60 }), standing('Bo', { total: 45 })];
    const html = renderInEnglish(<HallRanking pageSeconds={12} event={event} heads={{ ...heads, before }} />);
    expect(html).toContain('+8');
    expect(html).toContain('-5');
  });

  it('ranks who took part, and nobody else', () => {
    const ranking = renderInEnglish(<HallRanking pageSeconds={12} event={event} heads={heads} />);
    const podium = renderInEnglish(<HallPodium event={{ ...event, status: 'finished' }} live={false} />);
    for (const html of [ranking, podium]) {
      expect(html).toContain('Ana');
      expect(html).not.toContain('Idle');
    }
  });

  it('has an end without a ranking', () => {
    const html = renderInEnglish(<HallPodium event={{ ...event, standings: [] }} live={false} />);
    expect(html).toContain('over');
  });
});
