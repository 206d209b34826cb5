import { describe, expect, it } from 'vitest';
import { readLook, withLook } from '@/lib/client/screen/look';

describe('the look of the hall', () => {
  it('is dark, unless the address or the browser says otherwise', () => {
    expect(readLook({}, undefined).theme).toBe('dark');
    expect(readLook({}, 'light').theme).toBe('light');
    expect(readLook({ theme: 'dark' }, 'light').theme).toBe('dark');
    expect(readLook({ theme: ['light', 'dark'] }, undefined).theme).toBe('dark');
  });

  it('leaves the contrast to the system unless it is said', () => {
    expect(readLook({}, undefined).contrast).toBeNull();
    expect(readLook({ contrast: 'more' }, undefined).contrast).toBe('more');
    expect(readLook({ contrast: 'a lot' }, undefined).contrast).toBeNull();
  });

  it('takes parts and a transparent ground from the address, and nothing else', () => {
    expect(readLook({ part: 'rack', background: 'transparent' }, undefined)).toMatchObject({
      part: 'rack',
      transparent: true,
    });
    expect(readLook({ part: '<script>', background: 'url(x)' }, undefined)).toMatchObject({
      part: null,
      transparent: false,
    });
  });

  it('is kept in the address, with what was there', () => {
    const look = readLook({ contrast: 'more', sound: 'on' }, 'light');
    const address = withLook('http://host/e/K7P4QX/screen?part=rack', look);
    expect(address).toBe('http://host/e/K7P4QX/screen?part=rack&theme=light&contrast=more&sound=on');
    expect(withLook(address, { ...look, sound: false })).not.toContain('sound');
  });

  it('reads out, and turns pages as quickly as it is told', () => {
    expect(readLook({}, undefined)).toMatchObject({ speech: false, pageSeconds: 12 });
    const look = readLook({ speech: 'on', page: '20' }, undefined);
    expect(look).toMatchObject({ speech: true, pageSeconds: 20 });
    expect(withLook('http://host/e/K7P4QX/screen', look)).toMatch(/speech=on&page=20$/);
    expect(readLook({ page: '0.01' }, undefined).pageSeconds).toBe(12);
  });
});
