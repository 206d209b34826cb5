import { describe, expect, it } from 'vitest';
import { MissingTables } from '@/lib/client/correct/missing-tables';
import { OpenQuestions } from '@/lib/client/correct/open-questions';
import { RowState } from '@/lib/client/correct/row-state';
import type { PaperRow, PaperSheet } from '@/lib/http/schemas';
import { renderInEnglish } from '../../support/in-language';
import { paperEntry, paperRow } from '../../support/paper-rows';

const ENTRY = paperEntry({ top: false, answers: [{ reference: 'H8', word: 'BOX', claimed: 24 }] });
const ROW = paperRow('1', { name: 'Ana', entry: ENTRY });

const text = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const side = (reading: 1 | 2, missing: PaperRow[]) =>
  text(
    renderInEnglish(
      <MissingTables
        {...{ reading, missing, all: 2, current: null, mayGive: false }}
        onOpen={() => {}}
        onGive={() => {}}
      />,
    ),
  );

describe('a reading', () => {
  it('says what is missing, the second one what is unchecked', () => {
    expect(side(1, [ROW])).toContain('1 slip is missing 1 of 2 entered');
    expect(side(2, [ROW, ROW])).toContain('2 slips to be checked 0 of 2 checked');
    expect(side(2, [])).toContain('No slip to be checked');
    expect(side(2, [])).not.toMatch(/missing|entered/);
    const state = (reading: 1 | 2) =>
      text(
        renderInEnglish(
          <RowState row={null} reading={reading} sheet={{} as PaperSheet} notation="letter-first" />,
        ),
      );
    expect([state(1), state(2)]).toEqual([' No slip is missing ', ' No slip to be checked ']);
  });

  it('that was read otherwise has each slip, with its marks, in one piece beside its button', () => {
    const waiting = [{ ...ENTRY, id: 'f', warning: true }];
    const html = renderInEnglish(
      <OpenQuestions rows={[{ ...ROW, waiting }]} notation="letter-first" onTake={() => {}} />,
    );
    const choices = html.split('Take this').slice(1);
    expect(choices).toHaveLength(2);
    for (const choice of choices) expect(choice).toMatch(/^<\/button><p [^>]*>.*BOX.*<\/p><\/div>/);
  });
});
