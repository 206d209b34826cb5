import { describe, expect, it } from 'vitest';
import { englishMeanings } from '@/lib/lexicons';
import { headWordsOf } from '@/lib/lexicons/meanings/head-words';
import { readSense } from '@/lib/lexicons/meanings/wordnet';
import { englishWords } from '../support/engine-words';

const first = async (word: string) => (await englishMeanings(word))[0] ?? null;

describe('a word as it stands', () => {
  it('has at most two meanings, the commoner first', async () => {
    expect(await englishMeanings('zigzag')).toEqual([
      { headWord: 'zigzag', kind: 'verb', text: 'travel along a zigzag path' },
      {
        headWord: 'zigzag',
        kind: 'noun',
        text: 'an angular shape characterized by sharp turns in alternating directions',
      },
    ]);
  });

  it.each(['cwm', 'qi', 'aa'])('is found: %s', async (word) => {
    expect((await first(word))?.headWord).toBe(word);
  });

  it('is no name', async () => {
    expect(await englishMeanings('paris')).toEqual([]);
    expect((await first('turkey'))?.text).toMatch(/bird/);
  });

  it('is silent about what it does not know', async () => {
    expect(await englishMeanings('runza')).toEqual([]);
    expect(await englishMeanings('')).toEqual([]);
  });
});

describe('a form', () => {
  it.each([
    ['retinas', 'retina'],
    ['quizzes', 'quiz'],
    ['potatoes', 'potato'],
    ['sheaves', 'sheaf'],
    ['mice', 'mouse'],
    ['stadia', 'stadium'],
    ['went', 'go'],
    ['panicking', 'panic'],
    ['fitted', 'fitted'],
    ['hopped', 'hop'],
    ['hoped', 'hope'],
    ['vying', 'vie'],
    ['cwms', 'cwm'],
    ['wifed', 'wife'],
    ['phenomena', 'phenomenon'],
    ['cacti', 'cactus'],
    ['women', 'woman'],
    ['retook', 'retake'],
    ['symbioses', 'symbiosis'],
    ['emphasises', 'emphasise'],
    ['havocked', 'havoc'],
    ['pines', 'pine'],
  ])('%s leads to %s', async (form, headWord) => {
    expect((await first(form))?.headWord).toBe(headWord);
  });

  it.each([
    'bunia',
    'di',
    'ba',
    'moi',
    'painim',
    'spae',
    'bing',
    'vier',
    'samen',
    'panim',
    'tawed',
    'visites',
  ])('%s is of no word that only ends likewise', async (word) => {
    expect(await englishMeanings(word)).toEqual([]);
  });

  it('may be of several words, whether by exception or by rule', async () => {
    const heads = headWordsOf('axes').map(({ word }) => word);
    expect(heads).toEqual(expect.arrayContaining(['ax', 'axe', 'axis']));
    expect((await englishMeanings('syringes')).map(({ headWord }) => headWord)).toContain('syringe');
  });

  it('is led back by endings and doubled letters', () => {
    expect(headWordsOf('biggest')).toContainEqual({ word: 'big', kind: 'adjective' });
    expect(headWordsOf('running')).toContainEqual({ word: 'run', kind: 'verb' });
    expect(headWordsOf('s')).toEqual([]);
  });
});

describe('a line of the dictionary', () => {
  it('gives the explanation without its examples', () => {
    const line = '00000001 29 v 02 Zing 0 zing 0 001 @ 00 v 0000 | move with a hum; "it zinged"; "zing!"  ';
    expect(readSense('zing', line)).toBe('move with a hum');
  });

  it('gives nothing for names, for what hurts, and for what is no line', () => {
    expect(readSense('zing', '00000001 29 n 01 Zing 0 000 | a town')).toBeNull();
    expect(readSense('zing', '00000001 29 n 01 zing 0 000 | offensive term for a town')).toBeNull();
    expect(readSense('zing', '')).toBeNull();
  });
});

it('knows nearly half of the list', async () => {
  const some = englishWords().filter((_, index) => index % 500 === 0);
  let known = 0;
  for (const word of some) if (await first(word.toLowerCase())) known++;
  expect(known / some.length).toBeGreaterThan(0.42);
});
