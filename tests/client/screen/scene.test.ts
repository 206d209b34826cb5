import { describe, expect, it } from 'vitest';
import {
  nextSceneIn,
  type SceneInput,
  sceneOf,
  stepFrom,
  TOP_ALONE_MS,
  topAloneMs,
} from '@/lib/client/screen/scene';
import type { RoundView } from '@/lib/http/schemas';
import { roundView } from '../../support/event-views';

const open = roundView({ number: 1, inGame: 1, closesAt: 1 });
const closed: RoundView = { ...open, status: 'closed' };

function input(
  status: SceneInput['event']['status'],
  round: RoundView | null,
  sinceClose: number | null = null,
  gapMs: number | null = 20_000,
): SceneInput {
  return { event: { status, round }, sinceClose, gapMs };
}

describe('the scene', () => {
  it('follows the event', () => {
    expect(sceneOf(input('lobby', null))).toBe('lobby');
    expect(sceneOf(input('running', null))).toBe('soon');
    expect(sceneOf(input('running', open))).toBe('round');
    expect(sceneOf(input('paused', { ...open, status: 'paused' }))).toBe('round');
    expect(sceneOf(input('paused', closed))).toBe('ranking');
    expect(sceneOf(input('finished', closed))).toBe('podium');
    expect(sceneOf(input('finished', null, 100))).toBe('podium');
  });

  it('shows the top, then the ranking', () => {
    expect(sceneOf(input('running', closed, 0))).toBe('top');
    expect(sceneOf(input('running', closed, TOP_ALONE_MS))).toBe('ranking');
  });

  it('shows the ranking at once to a screen that came after the close', () => {
    expect(sceneOf(input('running', closed, null))).toBe('ranking');
  });

  it('shares a short gap between both', () => {
    expect(topAloneMs(10_000)).toBe(4500);
    expect(topAloneMs(0)).toBe(0);
    expect(topAloneMs(-5)).toBe(0);
    expect(topAloneMs(60_000)).toBe(TOP_ALONE_MS);
    expect(sceneOf(input('running', closed, 4600, 10_000))).toBe('ranking');
  });

  it('keeps the last top before the podium, and no ranking that would tell who won', () => {
    expect(sceneOf(input('finished', closed, 0, null))).toBe('top');
    expect(sceneOf(input('finished', closed, TOP_ALONE_MS, null))).toBe('podium');
  });

  it('goes back and forth between the outcomes of a round by hand', () => {
    const running = { status: 'running' as const, round: closed };
    expect(stepFrom('ranking', -1, running)).toBe('top');
    expect(stepFrom('top', -1, running)).toBe('top');
    expect(stepFrom('top', 1, running)).toBe('ranking');
    expect(stepFrom('ranking', 1, running)).toBe('ranking');
    expect(stepFrom('ranking', 1, { ...running, status: 'finished' })).toBe('podium');
    expect(stepFrom('podium', -1, { ...running, status: 'finished' })).toBe('ranking');
    expect(stepFrom('round', -1, { ...running, round: open })).toBe('round');
  });

  it('says when it changes by itself, and then it does', () => {
    for (const status of ['running', 'finished'] as const) {
      let since = 0;
      const seen = [sceneOf(input(status, closed, since))];
      for (let wait = nextSceneIn(input(status, closed, since)); wait !== null; ) {
        expect(wait).toBeGreaterThan(0);
        expect(sceneOf(input(status, closed, since + wait - 1))).toBe(seen.at(-1));
        since += wait;
        seen.push(sceneOf(input(status, closed, since)));
        wait = nextSceneIn(input(status, closed, since));
      }
      expect(seen).toEqual(status === 'running' ? ['top', 'ranking'] : ['top', 'podium']);
    }
    expect(nextSceneIn(input('running', open, null))).toBeNull();
    expect(nextSceneIn(input('running', closed, null))).toBeNull();
  });
});
