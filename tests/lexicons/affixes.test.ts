import { describe, expect, it } from 'vitest';
import { expandDictionary, readRules } from '@/lib/lexicons/affixes';

/** The forms of a small dictionary, entry by entry, sorted. */
function forms(aff: string, ...entries: string[]): string[][] {
  const rules = readRules(aff);
  const dic = [String(entries.length), ...entries, ''].join('\n');
  return [...expandDictionary(rules, dic)].map(({ forms: all }) => [...new Set(all)].sort());
}

describe('suffixes and prefixes', () => {
  const AFF = `
SFX S Y 3
SFX S y ies [^aeiou]y
SFX S 0 s   [aeiou]y
SFX S 0 s   [^y]     # a comment
PFX U Y 1
PFX U 0 un .
`;

  it('are chosen by the end of the stem', () => {
    expect(forms(AFF, 'fly/S', 'boy/S', 'cat/S')).toEqual([
      ['flies', 'fly'],
      ['boy', 'boys'],
      ['cat', 'cats'],
    ]);
  });

  it('go together where both may cross', () => {
    expect(forms(AFF, 'tie/US')).toEqual([['tie', 'ties', 'untie', 'unties']]);
    expect(forms(AFF.replace('PFX U Y 1', 'PFX U N 1'), 'tie/US')).toEqual([['tie', 'ties', 'untie']]);
  });

  it('leave an entry without flags, with tags or with an escaped slash alone', () => {
    expect(forms(AFF, 'cat', 'dog/S po:noun', 'hen\tst:hen', 'km\\/h')).toEqual([
      ['cat'],
      ['dog', 'dogs'],
      ['hen'],
      ['km/h'],
    ]);
  });

  it('may have one flag for a prefix and a suffix', () => {
    expect(forms('PFX A Y 1\nPFX A 0 re .\nSFX A Y 1\nSFX A 0 s .', 'do/A')).toEqual([
      ['do', 'dos', 'redo', 'redos'],
    ]);
  });

  it('never eat a whole word, unless the rules allow it', () => {
    const aff = 'SFX A Y 1\nSFX A go went go';
    expect(forms(aff, 'go/A', 'forgo/A')).toEqual([['go'], ['forgo', 'forwent']]);
    expect(forms(`FULLSTRIP\n${aff}`, 'go/A')).toEqual([['go', 'went']]);
  });

  it('are read with conditions of several letters, negations and dots', () => {
    const aff = 'SFX A Y 2\nSFX A 0 x [ab][^cd].e\nSFX A 0 y é';
    expect(forms(aff, 'axxe/A', 'acxe/A', 'xe/A', 'cafxé/A').map((all) => all.length)).toEqual([2, 1, 1, 2]);
  });

  it('of prefixes look at the beginning', () => {
    expect(forms('PFX A Y 2\nPFX A 0 il l\nPFX A 0 in [^l]', 'legal/A', 'sane/A')).toEqual([
      ['illegal', 'legal'],
      ['insane', 'sane'],
    ]);
  });
});

describe('continued affixes', () => {
  it('make forms with two suffixes', () => {
    const aff = 'SFX A Y 1\nSFX A 0 er/B .\nSFX B Y 1\nSFX B 0 s .';
    expect(forms(aff, 'work/A')).toEqual([['work', 'worker', 'workers']]);
  });

  it('bring prefixes of their own', () => {
    const aff = 'SFX A Y 1\nSFX A 0 able/P .\nPFX P Y 1\nPFX P 0 un .';
    expect(forms(aff, 'do/A')).toEqual([['do', 'doable', 'undoable']]);
  });

  it('let a prefix bring a suffix', () => {
    const aff = 'PFX P Y 1\nPFX P 0 en/S .\nSFX S Y 1\nSFX S 0 ed .';
    expect(forms(aff, 'act/P')).toEqual([['act', 'enact', 'enacted']]);
  });

  it('make two prefixes and one suffix with complex prefixes', () => {
    const aff = `COMPLEXPREFIXES
PFX A Y 1
PFX A 0 b/C .
PFX C Y 1
PFX C 0 c .
SFX S Y 1
SFX S 0 s/T .
SFX T Y 1
SFX T 0 t .`;
    expect(forms(aff, 'x/AS')).toEqual([['bx', 'bxs', 'cbx', 'cbxs', 'x', 'xs']]);
  });
});

describe('flags', () => {
  const SUFFIXES = (one: string, two: string) =>
    `SFX ${one} Y 1\nSFX ${one} 0 a .\nSFX ${two} Y 1\nSFX ${two} 0 b .`;

  it('are one character each, two, numbers, or aliases', () => {
    expect(forms(SUFFIXES('A', 'é'), 'x/Aé')).toEqual([['x', 'xa', 'xb']]);
    expect(forms(`FLAG UTF-8\n${SUFFIXES('A', '𝄞')}`, 'x/A𝄞')).toEqual([['x', 'xa', 'xb']]);
    expect(forms(`FLAG long\n${SUFFIXES('Aa', 'Ab')}`, 'x/AaAb', 'y/Ab')).toEqual([
      ['x', 'xa', 'xb'],
      ['y', 'yb'],
    ]);
    expect(forms(`FLAG num\n${SUFFIXES('1', '12')}`, 'x/1,12', 'y/12')).toEqual([
      ['x', 'xa', 'xb'],
      ['y', 'yb'],
    ]);
    expect(forms(`AF 2\nAF A\nAF AB\n${SUFFIXES('A', 'B')}`, 'x/2', 'y/1')).toEqual([
      ['x', 'xa', 'xb'],
      ['y', 'ya'],
    ]);
  });

  it('forbid an entry, or its bare form', () => {
    const aff = `FORBIDDENWORD !\nNEEDAFFIX -\nONLYINCOMPOUND o\n${SUFFIXES('A', 'B')}`;
    expect(forms(aff, 'x/A!', 'y/A-', 'z/Ao')).toEqual([[], ['ya'], []]);
  });

  it('forbid forms that need more, or stand in compounds only', () => {
    const aff = `NEEDAFFIX -\nONLYINCOMPOUND o
SFX A Y 2\nSFX A 0 a/-B .\nSFX A 0 o/o .\nSFX B Y 1\nSFX B 0 b .\nPFX P Y 1\nPFX P 0 p .`;
    expect(forms(aff, 'x/A')).toEqual([['x', 'xab']]);
    // A prefix completes what needs an affix; nothing completes a part of a compound.
    expect(forms(aff, 'x/AP')).toEqual([['px', 'pxa', 'pxab', 'x', 'xab']]);
  });

  it('make a prefix and a suffix need each other', () => {
    const aff = `CIRCUMFIX c\nPFX P Y 2\nPFX P 0 ge/c .\nPFX P 0 un .\nSFX S Y 2\nSFX S 0 t/c .\nSFX S 0 e .`;
    expect(forms(aff, 'sag/PS')).toEqual([['gesagt', 'sag', 'sage', 'unsag', 'unsage']]);
  });

  it('tell which entries keep their case, for whoever wants to leave them out', () => {
    const rules = readRules('KEEPCASE k');
    const all = [...expandDictionary(rules, '2\nkm/k\ncat\n', ({ flags }) => !flags.keepsCase)];
    expect(all.map(({ forms: [form] }) => form)).toEqual(['cat']);
  });
});

describe('a dictionary', () => {
  it('is written without the characters that are ignored', () => {
    expect(forms('IGNORE ́\nSFX A Y 1\nSFX A 0 ми́ .', 'ма́ма/A')).toEqual([['мама', 'мамами']]);
  });

  it('is expanded without affixes that the caller leaves out', () => {
    const rules = readRules('SFX A Y 2\nSFX A 0 a .\nSFX A 0 b .', ({ add }) => add !== 'b');
    expect([...expandDictionary(rules, '1\nx/A')][0]?.forms).toEqual(['x', 'xa']);
  });

  it('is read entry by entry', () => {
    const rules = readRules('');
    const parts = [...expandDictionary(rules, '3\na\r\nb\nc')].map(({ entry }) => entry.at);
    expect(parts).toHaveLength(3);
    expect(parts.at(-1)).toBe(1);
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  });
});
