import { describe, expect, it } from 'vitest';
import { FormatField } from '@/lib/client/host/create/format-field';
import { RuleFields } from '@/lib/client/host/create/rule-fields';
import { RackEntry } from '@/lib/client/host/desk/rack-entry';
import { type Draft, newDraft, withFormat, withPreset } from '@/lib/client/host/draft';
import { renderInEnglish } from '../../support/in-language';

const part = (draft: Draft, errors = {}) => ({ draft, errors, onChange: () => {} });

describe('fields of the create form', () => {
  it('ask for numbers only in an own format, and show what is wrong with them', () => {
    expect(renderInEnglish(<FormatField {...part(newDraft())} />)).not.toContain('May be laid');
    const own = withFormat(newDraft(), 'own-joker');
    const html = renderInEnglish(<FormatField {...part(own, { 'own.bonus': 'Write it so.' })} />);
    expect(html).toContain('May be laid');
    expect(html).toContain('Write it so.');
  });

  it('name the country whose rules stand, and hide what does not matter', () => {
    const spain = renderInEnglish(<RuleFields {...part(withPreset(newDraft(), 'spain'))} />);
    expect(spain).toMatch(/<option[^>]*value="spain" selected=""/);
    expect(spain).not.toContain('A blank that is not marked');
    const written = { ...withPreset(newDraft(), 'spain'), entry: 'federation' as const };
    expect(renderInEnglish(<RuleFields {...part(written)} />)).toContain('A blank that is not marked');
    const joker = renderInEnglish(<RuleFields {...part(withFormat(newDraft(), 'joker'))} />);
    expect(joker).not.toContain('Retake blanks');
  });
});

describe('the field for a rack that was drawn by hand', () => {
  const commanding = { pending: null, problem: null, typeRack: () => {}, run: () => {} };
  const shown = (rack: string | null) =>
    renderInEnglish(<RackEntry commanding={{ ...commanding, rack }} onEnter={() => {}} />);

  it('is there only where racks are entered', () => {
    expect(shown(null)).toBe('');
    expect(shown('RU+ZX')).toContain('value="RU+ZX"');
  });
});
