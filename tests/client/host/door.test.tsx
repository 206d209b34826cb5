import { describe, expect, it } from 'vitest';
import { DoorFields } from '@/lib/client/host/create/door-fields';
import { doorBody, doorProblems, doubledIn, linesOf, NEW_DOOR, withAsked } from '@/lib/client/host/door';
import { bodyOf, newDraft } from '@/lib/client/host/draft';
import { CreateEvent } from '@/lib/http/schemas';
import { englishFor, renderInEnglish } from '../../support/in-language';

const problems = (change: Partial<typeof NEW_DOOR>) =>
  doorProblems(englishFor('create'), { ...NEW_DOOR, ...change });

describe('a list that is pasted', () => {
  it('is what stands in the lines, each once, of a table the first column', () => {
    expect(linesOf(' Ana  Ruiz \r\n\nBo\t5b\t12\nBo\n\t\nمریم\n')).toEqual(['Ana Ruiz', 'Bo', 'مریم']);
    expect(linesOf('')).toEqual([]);
  });

  it('says which lines are one and the same', () => {
    const list = 'Ana\nBo\nana \nCy\n ANA\nBo\n';
    expect(doubledIn(list)).toEqual(['ana', 'Bo']);
    expect(linesOf(list)).toEqual(['Ana', 'Bo', 'Cy']);
    expect(doubledIn('Ana\nBo')).toEqual([]);
    const draft = { ...newDraft(), names: 'listed' as const, nameList: list };
    const html = renderInEnglish(<DoorFields draft={draft} errors={{}} onChange={() => {}} />);
    expect(html).toContain('These names are in the list twice and count once: ana and Bo.');
  });
});

describe('the door of a new event', () => {
  it('stands open unless something is chosen', () => {
    expect(CreateEvent.parse({ ...bodyOf({ ...newDraft(), name: 'Test' }) })).toMatchObject({
      ...{ names: 'free', nameFilter: false, hallCode: false, teams: null, ask: [], allowedNames: undefined },
    });
  });

  it('sends lists only for what is chosen', () => {
    const typed = { ...NEW_DOOR, nameList: 'Ana\nBo', teamList: 'Red\nBlue' };
    expect(doorBody(typed)).toMatchObject({ teams: null });
    expect(doorBody(typed)).not.toHaveProperty('allowedNames');
    expect(doorBody({ ...typed, names: 'listed', ask: ['team'] })).toMatchObject({
      allowedNames: ['Ana', 'Bo'],
      teams: ['Red', 'Blue'],
    });
    expect(doorBody({ ...NEW_DOOR, ask: ['team'] }).teams).toBeNull();
  });

  it('asks in one order', () => {
    const asked = { ...NEW_DOOR, ...withAsked({ ...NEW_DOOR, ask: ['category'] }, 'team', true) };
    expect(asked.ask).toEqual(['team', 'category']);
    expect(withAsked(asked, 'category', false).ask).toEqual(['team']);
  });

  it('says what is wrong with a list before it is sent', () => {
    expect(problems({ nameList: '', teamList: 'x'.repeat(60) })).toEqual({});
    expect(problems({ names: 'listed' }).allowedNames).toBe('Give the names, one a line.');
    const many = (count: number) => Array.from({ length: count }, (_, n) => `Name ${n}`).join('\n');
    expect(problems({ names: 'listed', nameList: many(1001) }).allowedNames).toBe('At most 1,000 lines.');
    expect(problems({ ask: ['team'], teamList: many(61) }).teams).toBe('At most 60 lines.');
    expect(problems({ ask: ['team'], teamList: 'x'.repeat(41) }).teams).toMatch(
      /^“x+” is too long: at most 40/,
    );
  });
});
