import { describe, expect, it } from 'vitest';
import { CreateEvent, DEFAULT_SETTINGS, EventSettings, PRESET_IDS, PRESETS } from '@/lib/http/schemas';
import { invalid } from '../../lib/http/route';

const settingsOf = (body: object) => {
  const { name: _, seed: __, prepared: ___, ...settings } = CreateEvent.parse({ name: 'Test', ...body });
  return settings;
};

/** Faults by field, as they are answered. */
function errorsOf(body: object): Record<string, string[]> {
  const value = { name: 'Test', ...body };
  const parsed = CreateEvent.safeParse(value);
  return parsed.success ? {} : (invalid(parsed.error, value).details.errors ?? {});
}

describe('the settings of an event', () => {
  it('all have defaults', () => {
    expect(settingsOf({})).toEqual(DEFAULT_SETTINGS);
  });

  it('of an older event are as they always were', () => {
    const stored = { lexicon: 'en', format: 'normal', secondsPerRound: 90, notation: 'letter-first' };
    expect(EventSettings.parse(stored)).toEqual({ ...DEFAULT_SETTINGS, ...stored });
    expect(EventSettings.parse({ ...DEFAULT_SETTINGS })).toEqual(DEFAULT_SETTINGS);
  });

  it.each(PRESET_IDS)('%s sets its choices, each of which may be overridden', (preset) => {
    expect(settingsOf({ preset })).toEqual({ ...DEFAULT_SETTINGS, ...PRESETS[preset], preset });
    const own = { preset, secondsPerRound: 77, draw: 'english', soloPreset: 'none', maxRounds: null };
    expect(settingsOf(own)).toMatchObject(own);
  });

  it('follow the number of players in a finish line, unless targets are set by hand', () => {
    const preset = 'finish-line';
    const targetLevels = { beginner: 60, intermediate: 100, expert: 180 };
    const follows = { targetsFollow: true, targetLevels: null, targetScore: null };
    expect(settingsOf({ preset })).toMatchObject(follows);
    expect(settingsOf({ preset, targetLevels: null, targetScore: null })).toMatchObject(follows);
    expect(settingsOf({ targetsFollow: true })).toMatchObject(follows);
    const byHand = { ...follows, targetsFollow: false };
    expect(settingsOf({ preset, targetLevels })).toMatchObject({ ...byHand, targetLevels });
    expect(settingsOf({ preset, targetScore: 150 })).toMatchObject({ ...byHand, targetScore: 150 });
    expect(settingsOf({ targetsFollow: true, targetLevels })).toMatchObject({ ...byHand, targetLevels });
    expect(settingsOf({ preset, targetsFollow: false })).toMatchObject(byHand);
  });

  it('of a country are its rules', () => {
    expect(settingsOf({ preset: 'spain' })).toMatchObject({
      draw: 'spain',
      topPolicy: 'spain',
      soloPreset: 'spain',
      blankFault: 'zero',
      notation: 'letter-first',
      secondsPerRound: 180,
    });
    expect(settingsOf({ preset: 'romania' })).toMatchObject({ draw: 'romania', notation: 'letter-first' });
    expect(settingsOf({ preset: 'english' })).toMatchObject({ draw: 'english', notation: 'number-first' });
    expect(settingsOf({ preset: 'blitz' })).toMatchObject({ secondsPerRound: 60, draw: 'fisf' });
    expect(settingsOf({ preset: 'bulgarian' })).toEqual({
      ...settingsOf({ preset: 'competition' }),
      preset: 'bulgarian',
    });
  });

  const own = { rackSize: 6, maxPlaced: 5, bonus: { '5': 30 } };

  it('may have a format of their own', () => {
    expect(settingsOf({ format: 'own', own })).toMatchObject({ format: 'own', own });
    expect(errorsOf({ format: 'own-joker', own })).toEqual({});
  });

  it.each([
    [{ format: 'own' }, 'own'],
    [{ format: 'joker', own }, 'own'],
    [{ format: 'own', own: { ...own, maxPlaced: 7 } }, 'own.maxPlaced'],
    [{ format: 'own', own: { ...own, bonus: { '6': 50 } } }, 'own.bonus'],
    [{ format: 'own', own: { ...own, rackSize: 11 } }, 'own.rackSize'],
    [{ format: 'own', own: { ...own, rackSize: 4 } }, 'own.rackSize'],
    [{ format: 'own', own: { ...own, bonus: { x: 50 } } }, 'own.bonus.x'],
    [{ format: 'own', own: { ...own, bonus: { '5': -1 } } }, 'own.bonus.5'],
    [{ format: 'joker', retakeBlanks: true }, 'retakeBlanks'],
    [{ targetScore: 100, targetLevels: { beginner: 1, intermediate: 2, expert: 3 } }, 'targetScore'],
    [{ targetLevels: { beginner: 3, intermediate: 2, expert: 3 } }, 'targetLevels'],
    [{ targetScore: 0 }, 'targetScore'],
    [{ soloPreset: 'none', soloPoints: 10 }, 'soloPoints'],
    [{ soloMinPlayers: 4 }, 'soloMinPlayers'],
    [{ preset: 'mars' }, 'preset'],
    [{ draw: 'random' }, 'draw'],
    [{ prepared: { rounds: [] } }, 'prepared.rounds'],
    [{ racks: 'prepared' }, 'prepared'],
    [{ racks: 'entered', prepared: { rounds: [{ rack: 'A' }] } }, 'racks'],
    [{ racks: 'entered', pace: 'auto' }, 'pace'],
  ])('%j is refused at %s', (body, field) => {
    const errors = errorsOf(body);
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]?.[0]).toMatch(/^[A-Z].*[.]$|Invalid/);
  });

  it('tells several contradictions at once', () => {
    const body = { format: 'joker', own, retakeBlanks: true, soloPoints: 5 };
    expect(Object.keys(errorsOf(body)).sort()).toEqual(['own', 'retakeBlanks', 'soloPoints']);
  });

  it('say whether the racks are fixed', () => {
    const rounds = [{ rack: 'ABCDEFG' }];
    expect(CreateEvent.parse({ name: 'x', prepared: { rounds } })).toMatchObject({
      racks: 'prepared',
      prepared: { rounds },
    });
    expect(settingsOf({ racks: 'entered' })).toMatchObject({ racks: 'entered', pace: 'host' });
    expect(settingsOf({ racks: 'entered', preset: 'competition' })).toMatchObject({ pace: 'host' });
  });
});
