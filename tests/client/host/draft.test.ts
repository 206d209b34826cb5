import { describe, expect, it } from 'vitest';
import { notationOf } from '@/lib/client/board';
import {
  bodyOf,
  type Draft,
  newDraft,
  withFormat,
  withLexicon,
  withOwnRounds,
  withOwnTime,
  withPace,
  withPreset,
  withRacks,
} from '@/lib/client/host/draft';
import { problemsOf as problemsIn } from '@/lib/client/host/draft-problems';
import { COUNTRIES, choicesOf, OCCASIONS, presetOf } from '@/lib/client/host/presets';
import { CreateEvent, EventSettings, type LexiconInfo } from '@/lib/http/schemas';
import { englishFor } from '../../support/in-language';

const t = englishFor('create');
const problemsOf = (draft: Draft) => problemsIn(t, draft);
const named = { ...newDraft(), name: 'Spring Open' };
const french: LexiconInfo = {
  id: 'fr',
  name: 'French',
  kind: null,
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
    expect(CreateEvent.parse(bodyOf(named))).toMatchObject({
      ...EventSettings.parse({}),
      preset: 'open',
    });
  });

  it('takes English if it is there, else the first', () => {
    expect(newDraft([french]).lexicon).toBe('fr');
    expect(newDraft([french]).notation).toBe('letter-first');
    const english = { ...french, id: 'en', tileSet: 'en' };
    expect(newDraft([french, english]).lexicon).toBe('en');
    expect(newDraft([english, french], 'fr')).toMatchObject({ lexicon: 'fr', notation: 'letter-first' });
    expect(newDraft([english, french], 'tr')).toMatchObject({ lexicon: 'en', notation: 'number-first' });
  });
});

describe('presets', () => {
  it('each is a body that the schema takes, and is recognised', () => {
    for (const { id } of [...OCCASIONS, ...COUNTRIES]) {
      const draft = withPreset(named, id);
      expect(CreateEvent.safeParse(bodyOf(draft)).success).toBe(true);
      expect(bodyOf(draft)).toMatchObject({ ...choicesOf(id), preset: id });
      expect(presetOf(draft)).toBe(id);
      expect(problemsOf(draft)).toEqual({});
    }
  });

  it('is none once a choice was changed, and again when it is changed back', () => {
    const draft = withPreset(named, 'competition');
    expect(presetOf({ ...draft, showScores: true })).toBeNull();
    expect(presetOf({ ...draft, showScores: false })).toBe('competition');
  });

  it('does not mind the format, which any of them may be played in', () => {
    const draft = withFormat(withPreset(named, 'class'), '7of8');
    expect(presetOf(draft)).toBe('class');
    expect(withPreset(draft, 'blitz').format).toBe('7of8');
  });

  it('does not mind the gap where the host says when', () => {
    expect(presetOf({ ...withPreset(named, 'class'), gapSeconds: 99 })).toBe('class');
    expect(presetOf({ ...withPreset(named, 'open'), gapSeconds: 99 })).toBeNull();
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

describe('the format', () => {
  const own = { ...withFormat(named, 'own'), own: { rackSize: '9', maxPlaced: '8', bonus: '7: 50; 8=80' } };

  it('is sent with its numbers only when it is an own one', () => {
    expect(bodyOf(own)).toMatchObject({
      format: 'own',
      own: { rackSize: 9, maxPlaced: 8, bonus: { '7': 50, '8': 80 } },
    });
    expect(bodyOf(withFormat(own, 'own-joker'))).toMatchObject({ format: 'own-joker' });
    expect(bodyOf(withFormat(own, '7of8'))).toMatchObject({ format: '7of8', own: null });
    expect(CreateEvent.safeParse(bodyOf(own)).success).toBe(true);
  });

  it.each([
    [{ rackSize: '11' }, 'own.rackSize'],
    [{ rackSize: '' }, 'own.rackSize'],
    [{ maxPlaced: '10' }, 'own.maxPlaced'],
    [{ bonus: 'fifty' }, 'own.bonus'],
    [{ bonus: '9: 50' }, 'own.bonus'],
  ])('refuses %j at its field', (change, field) => {
    const draft = { ...own, own: { ...own.own, ...change } };
    expect(Object.keys(problemsOf(draft))).toEqual([field]);
    expect(problemsOf(withFormat(draft, 'normal'))).toEqual({});
  });

  it('with a joker retakes no blanks', () => {
    const draft = withFormat({ ...named, retakeBlanks: true }, 'joker');
    expect(draft).toMatchObject({ format: 'joker', retakeBlanks: false });
  });
});

describe('racks drawn by hand', () => {
  it('go with a host who says when', () => {
    const draft = withRacks(named, 'entered');
    expect(bodyOf(draft)).toMatchObject({ racks: 'entered', pace: 'host' });
    expect(CreateEvent.safeParse(bodyOf(draft)).success).toBe(true);
    expect(withPace(draft, 'auto')).toMatchObject({ racks: 'drawn', pace: 'auto' });
    expect(withPreset(draft, 'competition')).toMatchObject({ racks: 'drawn', pace: 'auto' });
    expect(withPreset(draft, 'class')).toMatchObject({ racks: 'entered', pace: 'host' });
  });
});

describe('the finish line', () => {
  it('is a number of points, or a level’s', () => {
    expect(bodyOf({ ...named, ownTarget: '150' }).targetScore).toBe(150);
    expect(problemsOf({ ...named, ownTarget: 'far' })).toHaveProperty('targetScore');
    expect(bodyOf(withPreset({ ...named, ownTarget: '150' }, 'finish-line'))).toMatchObject({
      preset: 'finish-line',
      targetScore: null,
      targetLevels: null,
      targetsFollow: true,
    });
  });
});
