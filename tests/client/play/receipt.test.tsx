import { describe, expect, it } from 'vitest';
import { emptyOutbox, type Link, type Outbox } from '@/lib/client/live';
import { Receipt } from '@/lib/client/play/receipt';
import { DEFAULT_SETTINGS, type EventSettings, type OwnSlip } from '@/lib/http/schemas';
import { renderInEnglish } from '../../support/in-language';
import { slip } from '../live/support';

interface Case {
  sent?: Partial<OwnSlip> | null;
  outbox?: Partial<Outbox>;
  settings?: Partial<EventSettings>;
  link?: Link;
}

/** The text that a player reads. */
function receipt({ sent = {}, outbox = {}, settings = {}, link = 'open' }: Case): string {
  const html = renderInEnglish(
    <Receipt
      slip={sent && { ...slip(1), ...sent }}
      outbox={{ ...emptyOutbox, ...outbox }}
      link={link}
      settings={{ ...DEFAULT_SETTINGS, ...settings }}
      shown={true}
    />,
  );
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const refused = (code: string) => ({
  refusal: { type: 'about:blank', title: 'no', status: 409, code: code as 'wrong-entry' },
});

describe('what is said of a slip', () => {
  it('is when it came, and what it scores', () => {
    expect(receipt({ sent: { valid: true, score: 24 } })).toMatch(/^Received 00:01:00, 24 points$/);
    expect(receipt({ sent: { valid: true, score: 1 } })).toMatch(/1 point$/);
  });

  it('is that a word is not in the list', () => {
    expect(receipt({ sent: { valid: false, score: 0, badWords: ['ZEX'] } })).toMatch(
      /ZEX is not in the list: worth 0\.$/,
    );
    expect(receipt({ sent: { valid: false, score: 0, badWords: ['ZEX', 'XU'] } })).toMatch(
      /ZEX, XU are not in the list/,
    );
    expect(receipt({ sent: { valid: false, score: 0 } })).toMatch(/no legal move: worth 0/);
  });

  it.each([
    ['off-centre', 'The first word covers the centre'],
    ['not-across', 'The first word runs across'],
    ['not-connected', 'The word touched no tile of the board'],
  ])('is why a move by good words is none: %s', (reason, why) => {
    expect(receipt({ sent: { valid: false, score: 0, reason } })).toContain(`Worth 0: ${why}`);
  });

  it('is no verdict where the check could not run', () => {
    const unchecked = receipt({ sent: {}, settings: { checkWords: true } });
    expect(unchecked).toMatch(/^Received .* The words were not checked/);
    expect(unchecked).not.toMatch(/worth 0/);
    expect(receipt({ sent: {}, settings: { checkWords: false } })).not.toMatch(/checked/);
  });

  it('is what counts while nothing is sent', () => {
    expect(receipt({ sent: null })).toMatch(/^Nothing sent yet. You can send again/);
    expect(receipt({ sent: null, settings: { draftsCount: true } })).toMatch(/lies on your board .* counts/);
    expect(receipt({ sent: null, settings: { draftsCount: true, entry: 'federation' } })).toMatch(
      /stands in the form .* counts/,
    );
    expect(receipt({ sent: { move: null } })).toMatch(/Nothing counts now/);
    expect(receipt({ sent: { move: null }, settings: { draftsCount: true } })).toMatch(/on your board/);
  });

  it('is that the connection is gone, and nothing lost', () => {
    expect(receipt({ sent: null, link: 'lost' })).toMatch(/kept on this device/);
    const pending = { rev: 2, body: { move: null } };
    expect(receipt({ outbox: { pending }, link: 'lost' })).toMatch(/kept and sent when it is back/);
    expect(receipt({ outbox: { pending, failing: true } })).toMatch(/kept and sent/);
  });

  it('is why it was not taken, in people’s words', () => {
    expect(receipt({ outbox: refused('round-not-open') })).toMatch(/^Too late/);
    expect(receipt({ outbox: refused('wrong-entry') })).toMatch(/laid on the board in this event/);
    expect(receipt({ outbox: refused('wrong-entry'), settings: { entry: 'federation' } })).toMatch(
      /written with place and word/,
    );
    expect(receipt({ outbox: refused('slip-conflict') })).toMatch(/^Not taken: /);
  });

  it('is what was written, in an event of written slips', () => {
    const written = { reference: 'H8', word: 'ZEX', claimed: 24 };
    expect(receipt({ sent: { move: null, written } })).toMatch(/^Received/);
  });
});
