import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { authSecret } from '@/lib/ops';

it('makes a secret once and keeps it for its owner alone', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'onerack-secret-'));
  try {
    const secret = authSecret({ authSecret: undefined, dataDir });
    expect(secret.length).toBeGreaterThan(40);
    expect(authSecret({ authSecret: undefined, dataDir })).toBe(secret);
    const file = path.join(dataDir, 'auth-secret');
    expect(readFileSync(file, 'utf8')).toBe(secret);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(authSecret({ authSecret: 'from the settings', dataDir })).toBe('from the settings');
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});
