/** What the desk says of what is missing, and of the way back from the end. */
import { describe, expect, it } from 'vitest';
import { RefereeBar, Waits } from '@/lib/client/referee';
import type { DeskView, Snapshot } from '@/lib/http/schemas';
import { renderInEnglish } from '../../support/in-language';

const view: DeskView = {
  round: 3,
  missing: [],
  missingCount: 0,
  doubtful: 0,
  unsettled: [
    { round: 2, count: 1, tables: ['7'] },
    { round: 3, count: 2, tables: ['4', '12'] },
  ],
  lexiconReady: true,
  undo: null,
};
const waits = (before: 'round' | 'end' | 'nothing', shown = view) =>
  renderInEnglish(<Waits event={{ code: 'K7P4QX' }} view={shown} before={before} />);

describe('what is still missing', () => {
  it('names slips that correctors read differently, and leads to where each is settled', () => {
    for (const before of ['round', 'end', 'nothing'] as const) {
      const html = waits(before);
      expect(html).toContain('Round 2: 1 slip to be settled (7)');
      expect(html).toContain('Round 3: 2 slips to be settled (4, 12)');
      expect(html).toContain('href="/host/K7P4QX/correct?round=2#unsettled"');
    }
    expect(waits('round', { ...view, unsettled: undefined })).toBe('');
  });

  it('offers to go on, or to finish, anyway', () => {
    expect(waits('round')).toContain('You can go on');
    expect(waits('end')).toContain('You can finish');
    expect(waits('nothing')).not.toContain('You can');
  });

  it('is of slips alone once the event is over', () => {
    const missing = { ...view, missing: ['12'], missingCount: 1, unsettled: undefined };
    expect(waits('end', missing)).toContain('Table without a slip: 12');
    expect(waits('nothing', missing)).toBe('');
  });
});

describe('the way back from the end', () => {
  const bar = (racks: 'drawn' | 'entered') => {
    const event = {
      code: 'K7P4QX',
      status: 'finished',
      round: null,
      settings: { racks },
    } as unknown as Snapshot;
    const undo = { act: 'a', kind: 'finish', round: null, at: 0 } as const;
    return renderInEnglish(<RefereeBar event={event} view={{ ...view, undo }} />);
  };

  it('is explained by its button, in the conditional', () => {
    const html = bar('drawn');
    const [, described] = /<button[^>]*aria-describedby="([^"]+)"/.exec(html)!;
    expect(html).toContain(`<p id="${described}"`);
    expect(html).toContain('Taking the end back pauses the event as it was. As the seed was published');
  });

  it('says nothing of a seed where racks are entered by hand', () => {
    expect(bar('entered')).toContain('pauses the event as it was.');
    expect(bar('entered')).not.toContain('seed');
  });
});
