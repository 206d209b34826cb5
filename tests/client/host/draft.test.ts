import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  newDraft,
  notationOf,
  problemsOf,
  withLexicon,
  withOwnRounds,
  withOwnTime,
  withPreset,
} from '@/lib/client/host/draft';
import { PRESETS, presetOf } from '@/lib/client/host/presets';
import { CreateEvent, EventSettings, type LexiconInfo } from '@/lib/http/schemas';

const named = { ...newDraft(), name: 'Spring Open' };
const preset = (id: string) => PRESETS.find((one) => one.id === id)!;
const french: LexiconInfo = {
  id: 'fr',
  name: 'French',
  language: 'French',
  nativeName: 'Français',
  tileSet: 'fr',
  words: 1,
  counted: true,
  source: '',
  licence: '',
  notice: null,
  own: false,
  status: 'ready',
  progress: null,
  why: null,
};

describe('a new draft', () => {
  it('stands as the server would fill it in', () => {
    expect(CreateEvent.parse(bodyOf(named))).toMatchObject(EventSettings.parse({}));
  });

  it('takes English if it is there, else the first', () => {
    expect(newDraft([french]).lexicon).toBe('fr');
    expect(newDraft([french]).notation).toBe('letter-first');
    expect(newDraft([french, { ...french, id: 'en', tileSet: 'en' }]).lexicon).toBe('en');
  });
});

describe('presets', () => {
  it('each is a body that the schema takes, and is recognised', () => {
    for (const one of PRESETS) {
      const draft = withPreset(named, one);
      expect(CreateEvent.safeParse(bodyOf(draft)).success).toBe(true);
      expect(bodyOf(draft)).toMatchObject(one.choices);
      expect(presetOf(draft)).toBe(one.id);
      expect(problemsOf(draft)).toEqual({});
    }
  });

  it('is none once a choice was changed, and again when it is changed back', () => {
    const draft = withPreset(named, preset('competition'));
    expect(presetOf({ ...draft, showScores: true })).toBeNull();
    expect(presetOf({ ...draft, showScores: false })).toBe('competition');
  });

  it('does not mind the gap where the host says when', () => {
    expect(presetOf({ ...preset('class').choices, gapSeconds: 99 })).toBe('class');
    expect(presetOf({ ...preset('open').choices, gapSeconds: 99 })).toBeNull();
  });
});

describe('typing', () => {
  it('keeps the last good time under a text that is none', () => {
    const draft = withOwnTime(withOwnTime(named, '2:30'), '2:3');
    expect(draft.secondsPerRound).toBe(150);
    expect(problemsOf(draft)).toHaveProperty('secondsPerRound');
  });

  it('refuses times out of range', () => {
    expect(problemsOf(withOwnTime(named, '0:03'))).toHaveProperty('secondsPerRound');
    expect(problemsOf(withOwnTime(named, '61'))).toHaveProperty('secondsPerRound');
    expect(problemsOf(withOwnTime(named, '0:05'))).toEqual({});
  });

  it.each(['', '0', '101', 'ten', '1.5'])('refuses %j rounds', (text) =>
    expect(problemsOf(withOwnRounds(named, text))).toHaveProperty('maxRounds'),
  );

  it('plays a whole game when the number is taken back', () => {
    const draft = { ...withOwnRounds(named, '7'), ownRounds: null };
    expect(bodyOf(draft).maxRounds).toBeNull();
    expect(bodyOf(withOwnRounds(named, ' 7 ')).maxRounds).toBe(7);
  });

  it('asks for a name, of at most 80 characters as people count them', () => {
    expect(problemsOf({ ...named, name: '  ' })).toHaveProperty('name');
    expect(problemsOf({ ...named, name: '🂡'.repeat(80) })).toEqual({});
    expect(problemsOf({ ...named, name: 'x'.repeat(81) })).toHaveProperty('name');
  });

  it('minds the gap only where there is one', () => {
    expect(problemsOf({ ...named, gapSeconds: Number.NaN })).toHaveProperty('gapSeconds');
    expect(problemsOf({ ...named, gapSeconds: 601 })).toHaveProperty('gapSeconds');
    const byHost = { ...named, gapSeconds: 601, pace: 'host' as const };
    expect(problemsOf(byHost)).toEqual({});
    expect(bodyOf(byHost).gapSeconds).toBe(20);
  });
});

describe('notation', () => {
  it('follows the lexicon', () => {
    expect(notationOf('en')).toBe('number-first');
    expect(notationOf('fr')).toBe('letter-first');
    expect(withLexicon(named, french).notation).toBe('letter-first');
  });
});
