import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A plain TCP balancer: each connection goes to the next target that takes it. It knows nothing of what passes
 * through.
 */
export class Balancer {
  readonly port: number;
  private next = 0;
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private readonly targets: readonly number[],
  ) {
    const address = server.address();
    this.port = typeof address === 'object' && address ? address.port : 0;
    server.on('connection', (client) => this.pass(client, targets.length));
  }

  static async open(targets: readonly number[]): Promise<Balancer> {
    const server = createServer({ noDelay: true });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Balancer(server, targets);
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private pass(client: Socket, tries: number): void {
    const port = this.targets[this.next++ % this.targets.length] as number;
    const target = connect({ host: '127.0.0.1', port, noDelay: true });
    this.keep(client);
    this.keep(target);
    client.once('close', () => target.destroy());
    target.once('connect', () => {
      target.once('close', () => client.destroy());
      client.pipe(target).pipe(client);
    });
    target.once('error', () => {
      if (target.pending && tries > 1 && !client.destroyed) this.pass(client, tries - 1);
      else client.destroy();
    });
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => this.sockets.delete(socket));
  }
}
