import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../service';

export interface Nginx {
  /** plain, and with TLS and HTTP/2 */
  port: number;
  securePort: number;
  end(): void;
}

export function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** nginx with the configuration that compose.yaml uses, in which only addresses and folders are others. */
export async function startNginx(dir: string, targets: readonly number[]): Promise<Nginx> {
  const [plain, port, securePort] = [await freePort(), await freePort(), await freePort()];
  mkdirSync(dir, { recursive: true });
  const certificates = path.join(dir, 'certificates');
  makeCertificate(certificates);
  const servers = targets.map((target) => `server 127.0.0.1:${target} max_fails=1 fail_timeout=2s;`);
  const given = readFileSync('scripts/proxy/nginx.conf', 'utf8');
  const text = given
    .replace(/( *server app-\d:3000.*\n)+/, `${servers.join('\n')}\n`)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};\nlisten 127.0.0.1:${securePort} ssl http2;`)
    .replaceAll('/certificates/', `${certificates}/`)
    .replace('/dev/stderr', path.join(dir, 'error.log'))
    .replace('/var/run/nginx.pid', path.join(dir, 'nginx.pid'))
    .replace(/^user .*$/m, process.getuid?.() === 0 ? 'user root;' : '')
    .replace('worker_processes auto', 'worker_processes 1')
    .replace(/worker_rlimit_nofile .*/, '')
    .replace(/worker_connections .*/, 'worker_connections 4000;');
  const file = path.join(dir, 'nginx.conf');
  writeFileSync(file, text);
  execFileSync('nginx', ['-t', '-q', '-p', dir, '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const child = spawn('nginx', ['-p', dir, '-c', file, '-g', 'daemon off;'], { stdio: 'ignore' });
  await untilListening(child, port);
  return { port, securePort, end: () => child.kill('SIGTERM') };
}

function makeCertificate(dir: string): void {
  mkdirSync(dir);
  const [key, certificate] = [path.join(dir, 'privkey.pem'), path.join(dir, 'fullchain.pem')];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...args, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
}

async function untilListening(child: ChildProcess, port: number): Promise<void> {
  for (let tries = 0; tries < 200 && child.exitCode === null; tries++) {
    const up = await fetch(`http://127.0.0.1:${port}/api/time`).then(
      () => true,
      () => false,
    );
    if (up) return;
    await sleep(50);
  }
  throw new Error('nginx did not start');
}
