import { afterEach, describe, expect, it } from 'vitest';
import { clientAddress } from '@/lib/http';
import { overrideEnv } from '@/lib/ops';
import { arrivalTime } from '@/lib/server';

const NOW = 1_700_000_010_000;

afterEach(() => overrideEnv());

describe('the arrival of a request', () => {
  it('is the proxy’s, as nginx or others write it', () => {
    overrideEnv({ trustProxy: true });
    expect(arrivalTime(NOW, 't=1700000009.250')).toBe(1_700_000_009_250);
    expect(arrivalTime(NOW, '1700000009250')).toBe(1_700_000_009_250);
    expect(arrivalTime(NOW, 't=1700000005.000')).toBe(NOW - 5000);
  });

  it('is our own when the proxy’s lies ahead, too far back, or makes no sense', () => {
    overrideEnv({ trustProxy: true });
    for (const told of ['t=1700000010.001', 't=1700000004.999', 't=0.000', 't=1e12', 'now', '', undefined])
      expect(arrivalTime(NOW, told)).toBe(NOW);
  });

  it('is our own when no proxy is trusted', () => {
    expect(arrivalTime(NOW, 't=1700000009.250')).toBe(NOW);
  });
});

describe('the client’s address', () => {
  it('is the socket’s, whatever a header says', () => {
    expect(clientAddress('10.0.0.1', '1.2.3.4')).toBe('10.0.0.1');
    expect(clientAddress(undefined, null)).toBe('unknown');
  });

  it('is what the nearest trusted proxy added', () => {
    overrideEnv({ trustProxy: true });
    expect(clientAddress('10.0.0.1', '6.6.6.6, 1.2.3.4')).toBe('1.2.3.4');
    expect(clientAddress('10.0.0.1', '1.2.3.4')).toBe('1.2.3.4');
    expect(clientAddress('10.0.0.1', null)).toBe('10.0.0.1');
  });
});
