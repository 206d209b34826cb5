import { describe, expect, it } from 'vitest';
import { HeadTable } from '@/lib/client/host/desk/head-table';
import { Names } from '@/lib/client/host/desk/names';
import { StateRow } from '@/lib/client/host/desk/state-row';
import { deskOf, missingText } from '@/lib/client/host/desk-state';
import { noHeads } from '@/lib/client/screen/heads';
import type { Snapshot } from '@/lib/http/schemas';
import { roundView } from '../../support/event-views';
import { englishFor, renderInEnglish } from '../../support/in-language';

const round = roundView({ status: 'closed' });
const event = {
  status: 'running',
  round,
  players: 1200,
  slips: 1100,
  nextOpensAt: null,
  settings: { secondsPerRound: 60, maxRounds: 12 },
  standings: [],
} as unknown as Snapshot;
const text = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('the desk says', () => {
  it('round and slips, each of how many', () => {
    const row = (shown: Snapshot) =>
      text(renderInEnglish(<StateRow event={shown} desk={deskOf(shown, 2000)} />));
    expect(row(event)).toContain('3 of 12');
    expect(row(event)).toContain('1,100 of 1,200');
    expect(row({ ...event, settings: { ...event.settings, maxRounds: null } })).toMatch(/Round 3 [^o]/);
    expect(row({ ...event, round: null })).toContain('–');
  });

  it('the slips of devices and who writes on paper, apart, until the close', () => {
    const row = (shown: Snapshot) =>
      text(renderInEnglish(<StateRow event={shown} desk={deskOf(shown, 500)} />));
    const open = { ...event, round: roundView(), extraTime: [], players: 25, slips: 4 };
    const mixed = { ...open, onPaper: { players: 20, slips: 1 } };
    expect(row(mixed)).toContain('3 of 5 20 on paper');
    const paper = row({ ...mixed, slips: 0, onPaper: { players: 25, slips: 0 } });
    expect(paper).toContain('Slips in 25 on paper');
    expect(row({ ...mixed, round })).toContain('4 of 25');
  });

  it('who has not sent, by the thousand as well', () =>
    expect(missingText(englishFor('desk'), { ...event, paper: 0 })).toBe('100 of 1,200 have not sent yet'));

  it('what the ranking is one of', () => {
    const heading = (round: number, status: Snapshot['status'] = 'running') =>
      text(renderInEnglish(<HeadTable event={{ ...event, status }} heads={{ ...noHeads, round }} />));
    expect(heading(0)).not.toContain('after');
    expect(heading(4)).toContain('Ranking after round 4');
    expect(heading(4, 'finished')).toContain('Final ranking');
  });

  it('who is here, and how many more', () => {
    expect(renderInEnglish(<Names players={0} joined={[]} onFind={() => {}} />)).toContain(
      'Nobody is here yet',
    );
    expect(text(renderInEnglish(<Names players={1200} joined={['Ada']} onFind={() => {}} />))).toContain(
      'and 1,199 more',
    );
  });
});
