import { describe, expect, it } from 'vitest';
import { ListField } from '@/lib/client/alone';
import { LexiconField } from '@/lib/client/host/create/lexicon-field';
import { newDraft } from '@/lib/client/host/draft';
import { LexiconChoice, LexiconProgress, type LexiconState, OwnLists } from '@/lib/client/lexicons';
import { Report } from '@/lib/client/lexicons/report';
import { wordsText } from '@/lib/client/lexicons/words-text';
import type { LexiconInfo, UploadReport } from '@/lib/http/schemas';
import { englishFor, renderInEnglish } from '../../support/in-language';

const report: UploadReport = {
  lines: 1204,
  words: 1200,
  duplicates: 0,
  refused: 0,
  reasons: [],
  encoding: 'windows-1252',
  milliseconds: 1,
};

describe('the report of a list', () => {
  it('says what was read and how', () => {
    const html = renderInEnglish(<Report report={report} />);
    expect(html).toContain('1,200 words of 1,204 lines, read as Latin-1 (Windows-1252).');
    expect(html).toContain('Nothing was left out.');
    expect(html).toContain('save it as UTF-8');
    const html8 = renderInEnglish(<Report report={{ ...report, encoding: 'utf-8' }} />);
    expect(html8).not.toContain('save it as UTF-8');
    expect(html8).not.toContain('names the columns');
    const headed = renderInEnglish(<Report report={{ ...report, heading: 'mot;nature' }} />);
    expect(headed).toContain('names the columns and was left out: <bdi>mot;nature</bdi>');
  });

  it('says what was left out, why and where', () => {
    const reasons = [{ reason: 'too-short' as const, count: 1, examples: [{ line: 7, text: 'A' }] }];
    const html = renderInEnglish(<Report report={{ ...report, duplicates: 3, refused: 1, reasons }} />);
    expect(html).toContain('3 came more than once.');
    expect(html).toContain('1 line was left out:');
    expect(html).toContain('Shorter than two tiles: 1');
    expect(html).toContain('line 7');
  });
});

it.each([
  [{ words: 247_787, counted: true }, '247,787 words'],
  [{ words: 1, counted: true }, '1 word'],
  [{ words: 1_315_000, counted: false }, 'about 1,300,000 words'],
])('%j are %j', (list, text) => expect(wordsText(englishFor('lexicons'), list)).toBe(text));

const english: LexiconInfo = {
  id: 'en',
  name: 'English',
  kind: null,
  language: 'English',
  nativeName: 'English',
  tileSet: 'en',
  words: 247_787,
  counted: true,
  source: 'SCOWL 2020',
  licence: 'SCOWL licence',
  notice: '/lexicons/en.COPYRIGHT.txt',
  own: false,
  status: 'ready',
  progress: null,
  why: null,
};
const state = (...lexicons: LexiconInfo[]): LexiconState => ({
  lexicons,
  problem: null,
  retry: () => {},
  update: () => {},
});

it('tells how many own lists there may be', () => {
  const html = renderInEnglish(<OwnLists lists={[]} most={50} tileSets={['en']} />);
  expect(html).toContain('0 of at most 50');
});

describe('the choice of a list', () => {
  const shown = (lexicon: Partial<LexiconInfo>) =>
    renderInEnglish(
      <LexiconChoice list={state({ ...english, ...lexicon })} chosen="en" onChoose={() => {}} />,
    );

  it('tells words, source and licence', () => {
    const html = shown({});
    expect(html).toContain('247,787 words');
    expect(html).toContain('SCOWL 2020');
    expect(html).toMatch(/<a href="\/lexicons\/en.COPYRIGHT.txt"[^>]*><bdi lang="en">SCOWL licence/);
    expect(html).not.toContain('progressbar');
  });

  it('tells a licence whose text is not here, and nothing of that for an own list', () => {
    expect(shown({ notice: null })).toContain('<bdi lang="en">SCOWL licence</bdi>');
    const own = shown({
      own: true,
      source: 'A list of your own',
      licence: 'As its owner has it',
      notice: null,
    });
    expect(own).toContain('A list of your own');
    expect(own).not.toContain('As its owner has it');
  });

  it('shows how far it is prepared, or why it is not', () => {
    expect(shown({ status: 'building', progress: 0.4 })).toMatch(/role="progressbar"[^>]*aria-valuenow="40"/);
    expect(shown({ status: 'failed', why: 'the disk is full' })).toContain('the disk is full');
  });

  it('says that the lists could not be loaded, or that one is gone', () => {
    const problem = { type: 'about:blank', title: 'No.', status: 0, code: 'unavailable' } as const;
    const list = { ...state(), lexicons: null, problem };
    const html = renderInEnglish(<LexiconChoice list={list} chosen="en" onChoose={() => {}} />);
    expect(html).toContain('The word lists could not be loaded.');
    const gone = renderInEnglish(<LexiconChoice list={state()} chosen="en" onChoose={() => {}} />);
    expect(gone).toContain('The list is not there any more.');
  });

  it('says it in words of the page that waits for it', () => {
    const waiting = { ...english, status: 'building' as const, progress: 0.4 };
    expect(renderInEnglish(<LexiconProgress lexicon={waiting} label="Wait." />)).toContain('Wait.');
    expect(renderInEnglish(<LexiconProgress lexicon={english} label="Wait." />)).toBe('');
  });

  it('is the same for an event, for a table and alone', () => {
    const list = state({ ...english, status: 'building', progress: 0.4 });
    const event = renderInEnglish(
      <LexiconField draft={newDraft()} errors={{}} onChange={() => {}} list={list} />,
    );
    const alone = renderInEnglish(<ListField list={list} chosen={list.lexicons![0]} choose={() => {}} />);
    for (const html of [event, alone]) {
      expect(html).toContain('SCOWL licence');
      expect(html).toContain('progressbar');
    }
  });
});
