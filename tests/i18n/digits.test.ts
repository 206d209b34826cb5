import { describe, expect, it } from 'vitest';
import { plainDigits } from '@/lib/http/schemas/plain-digits';
import { digitsOf, figuresOf } from '@/lib/i18n/digits';

describe('digits of a reference, a label, a value', () => {
  it.each([
    ['en', '15H', '15H'],
    ['fr-FR', 'H8', 'H8'],
    ['fa-IR', '15H', '۱۵H'],
    ['fa-IR', 10, '۱۰'],
    ['fa-IR', '1:47', '۱:۴۷'],
  ])('%s: %s is %s', (locale, text, own) => expect(digitsOf(figuresOf(locale))(text)).toBe(own));

  it('are read whichever the keyboard has', () => {
    expect(plainDigits('۱۵H')).toBe('15H');
    expect(plainDigits('١٥H')).toBe('15H');
    expect(plainDigits(digitsOf(figuresOf('fa-IR'))('8H 120'))).toBe('8H 120');
  });
});
