import { describe, expect, it } from 'vitest';
import { oidcSettings } from '@/lib/auth/oidc-settings';
import { OperatorError } from '@/lib/ops';

const ALL = { OIDC_ISSUER: 'https://id.school.example/', OIDC_CLIENT_ID: 'onerack', OIDC_CLIENT_SECRET: 's' };

describe('oidcSettings', () => {
  it('is off when nothing is set, empty values included', () => {
    expect(oidcSettings({})).toBeUndefined();
    expect(oidcSettings({ OIDC_ISSUER: '', OIDC_CLIENT_ID: '', OIDC_NAME: 'School' })).toBeUndefined();
  });

  it('reads all of it', () => {
    expect(oidcSettings({ ...ALL, OIDC_NAME: '' })).toEqual({
      issuer: 'https://id.school.example',
      clientId: 'onerack',
      clientSecret: 's',
      name: 'single sign-on',
    });
    expect(oidcSettings({ ...ALL, OIDC_NAME: 'School' })?.name).toBe('School');
  });

  it('tells the operator what is missing', () => {
    const half = { OIDC_ISSUER: 'id.school.example', OIDC_CLIENT_ID: 'onerack' };
    expect(() => oidcSettings(half)).toThrow(OperatorError);
    expect(() => oidcSettings(half)).toThrow(/OIDC_ISSUER, OIDC_CLIENT_SECRET/);
  });
});
