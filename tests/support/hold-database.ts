import { startEmbedded } from '@/lib/db/embedded';

// A program for tests: owns the embedded database in a folder until it is stopped (SIGTERM) or killed.
const [dir = '', elsewhere] = process.argv.slice(2);

try {
  const server = await startEmbedded({ dir, elsewhere: elsewhere === 'elsewhere' });
  process.on('SIGTERM', async () => {
    await server.stop();
    process.exit(0);
  });
  process.stdout.write(`${JSON.stringify({ url: server.url, dir: server.dir })}\n`);
} catch (error) {
  process.stdout.write(`${JSON.stringify({ refusal: (error as Error).message })}\n`);
  process.exit(3);
}
