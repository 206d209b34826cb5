import { describe, expect, it } from 'vitest';
import { RunRounds } from '@/lib/client/alone/run-rounds';
import { SolosPart, WithoutSolos } from '@/lib/client/alone/solos';
import { EventSettings, type MoveBody, type RunRound } from '@/lib/http/schemas';
import { renderInEnglish } from '../../support/in-language';

const settings = EventSettings.parse({});
const TOP: MoveBody = { row: 8, col: 4, direction: 'across', word: 'QUIZ' };
const OWN: MoveBody = { row: 8, col: 4, direction: 'down', word: 'QUIT' };

const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function linesOf(round: Partial<RunRound>): string {
  const rack = { leftover: '', drawn: 'QUIZTES', rejected: false };
  const played = [
    {
      number: 1,
      rack,
      top: TOP,
      topScore: 81,
      move: null,
      points: 0,
      reason: null,
      ms: 0,
      shown: false,
      ...round,
    },
  ];
  return text(renderInEnglish(<RunRounds run={{ settings, played }} />));
}

describe('the rounds of a run that is over', () => {
  it('say which move is the top and which the own', () => {
    expect(linesOf({ move: OWN, points: 33 })).toMatch(/^Rounds 1 Top 8D .*QUIZ You D8 .*QUIT 33 of 81$/);
  });

  it('say that there was no move, or why one earned nothing', () => {
    expect(linesOf({ reason: 'no-slip' })).toMatch(/You No move 0 of 81$/);
    expect(linesOf({ move: OWN, reason: 'not-in-lexicon' })).toMatch(/QUIT .*list.* 0 of 81$/);
  });

  it('name no place for a slip that named none', () => {
    const said = linesOf({ move: OWN, points: 0, reason: 'place-missing' });
    expect(said).toContain('You QUIT ');
  });

  it('say why a slip that could not be read earned nothing', () => {
    const said = linesOf({ reason: 'unreadable' });
    expect(said).not.toContain('No move');
    expect(said).toMatch(/You .+ 0 of 81$/);
  });
});

describe('solos of who plays alone', () => {
  const room = { rank: 1, players: 10, found: 0, solos: 20 };

  it('are told as part of the total that a run ends with', () => {
    expect(text(renderInEnglish(<SolosPart run={{ room }} />))).toContain('20 points of it are for solos');
    expect(renderInEnglish(<SolosPart run={{ room: { ...room, solos: 0 } }} />)).toBe('');
    expect(renderInEnglish(<SolosPart run={{ room: null }} />)).toBe('');
  });

  it('are said to be left out of the list, where there can be any', () => {
    const said = (players: number, own: object) =>
      renderInEnglish(<WithoutSolos event={{ players, settings: { ...settings, ...own } }} />);
    expect(said(15, { soloPreset: 'fisf' })).toContain('Without solos');
    expect(said(14, { soloPreset: 'fisf' })).toBe('');
    expect(said(0, { soloPreset: 'fisf', soloMinPlayers: 1 })).toBe('');
    expect(said(40, { soloPreset: 'none' })).toBe('');
  });
});
