import { describe, expect, it } from 'vitest';
import { OperatorError, readEnv } from '@/lib/ops';

describe('readEnv', () => {
  it('has a default for everything', () => {
    const env = readEnv({}, '/srv/onerack');
    expect(env).toMatchObject({
      mode: 'production',
      host: '0.0.0.0',
      port: 3000,
      graceMs: 1000,
      hostsNeedAccount: false,
      dataDir: '/srv/onerack/.data',
      dataDirChosen: false,
      logLevel: 'info',
    });
    expect(env.databaseUrl).toBeUndefined();
  });

  it('takes an empty variable for an unset one', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: ' ' }).port).toBe(3000);
  });

  it('reads yes and no', () => {
    expect(readEnv({ ONERACK_HOSTS_NEED_ACCOUNT: 'yes' }).hostsNeedAccount).toBe(true);
    expect(readEnv({ ONERACK_HOSTS_NEED_ACCOUNT: '0' }).hostsNeedAccount).toBe(false);
  });

  it('cuts the last slash off the public address', () => {
    expect(readEnv({ PUBLIC_URL: 'https://rack.example/' }).publicUrl).toBe('https://rack.example');
  });

  it('names every wrong variable in one line', () => {
    const read = () => readEnv({ PORT: 'x', DATABASE_URL: 'mysql://a', ONERACK_HOSTS_NEED_ACCOUNT: 'maybe' });
    expect(read).toThrow(OperatorError);
    expect(read).toThrow(/^Settings: PORT: .*; DATABASE_URL: .*; ONERACK_HOSTS_NEED_ACCOUNT: yes or no$/);
  });

  it('wants both halves of an OAuth client', () => {
    expect(readEnv({ GITHUB_ID: 'a', GITHUB_SECRET: 'b' }).github).toEqual({ id: 'a', secret: 'b' });
    expect(() => readEnv({ GOOGLE_CLIENT_ID: 'a' })).toThrow('GOOGLE_CLIENT_SECRET is missing');
  });
});
