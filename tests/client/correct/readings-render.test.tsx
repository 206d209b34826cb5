import { describe, expect, it } from 'vitest';
import { LastEntries } from '@/lib/client/correct/last-entries';
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

  it('of one’s own is told as such', () => {
    const check = (own: boolean) =>
      text(
        renderInEnglish(
          <RowState
            row={{ ...ROW, check: { ...ENTRY, same: true, own } }}
            reading={2}
            sheet={{} as PaperSheet}
            notation="letter-first"
          />,
        ),
      );
    expect(check(false)).toContain('Checked by ');
    expect(check(true)).toContain('checked by nobody else');
  });

  it('that somebody else has replaced since is told beside the own one', () => {
    const sent = (id: number, entry = ENTRY) => ({
      ...{ id, round: 1, playerId: ROW.playerId, table: '1', typed: '', filled: [], replaced: false },
      slip: { playerId: ROW.playerId },
      answer: { table: '1', playerId: ROW.playerId, status: 'entered' as const, entry },
    });
    const other = { ...ENTRY, id: 'other', author: 'Anne', at: ENTRY.at + 1 };
    const told = (is: PaperRow['entry'], entries = [sent(1)]) =>
      text(
        renderInEnglish(
          <LastEntries
            {...{ entries, rows: [{ ...ROW, entry: is }], round: 1, notation: 'letter-first' }}
            onOpen={() => {}}
          />,
        ),
      );
    expect(told(other)).toContain('Anne has replaced it since: ');
    expect(told(ENTRY)).not.toContain('since');
    // Entered anew after it, the other one is known.
    expect(told({ ...other, at: ENTRY.at - 1 })).not.toContain('since');
    expect(told(other, [sent(2), sent(1)]).match(/since/g)).toHaveLength(1);
  });
});
