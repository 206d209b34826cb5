import { type ClientRequest, request } from 'node:http';

/** What a tab decides about its stream: where to, and when (or whether) what comes is heard. */
export interface StreamWay {
  base(): string;
  key: string;
  /** Calls `hear` when the message arrives in the page, or never; `fail` breaks the connection instead. */
  carry(hear: () => void, fail: () => void): void;
  opened(source: NodeEventSource): void;
  closed(source: NodeEventSource): void;
}

type Listener = (event: { data: string; lastEventId: string }) => void;

/** As much of a browser's EventSource as `lib/client/live/stream.ts` uses; it retries by itself. */
export class NodeEventSource {
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  private readonly listeners = new Map<string, Listener>();
  private readonly request: ClientRequest;
  private readonly decoder = new TextDecoder();
  private text = '';
  private lastEventId = '';
  private over = false;

  constructor(
    path: string,
    private readonly way: StreamWay,
  ) {
    way.opened(this);
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${way.key}` };
    this.request = request(way.base() + path, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) return this.fail();
      way.carry(
        () => this.over || this.onopen?.(),
        () => this.fail(),
      );
      response.on('data', (part: Buffer) => this.take(part));
      response.once('close', () => this.fail());
      response.on('error', () => this.fail());
    });
    this.request.on('error', () => this.fail());
    this.request.end();
  }

  addEventListener(type: string, listener: Listener): void {
    this.listeners.set(type, listener);
  }

  close(): void {
    if (this.over) return;
    this.over = true;
    this.way.closed(this);
    this.request.destroy();
  }

  /** Stops reading: what comes waits in the system's buffers, then at the server. */
  pause(): void {
    this.request.socket?.pause();
  }

  resume(): void {
    this.request.socket?.resume();
  }

  /** The connection breaks. */
  fail(): void {
    if (this.over) return;
    this.close();
    this.way.carry(
      () => this.onerror?.(),
      () => this.onerror?.(),
    );
  }

  private take(part: Buffer): void {
    this.text += this.decoder.decode(part, { stream: true });
    const blocks = this.text.split('\n\n');
    this.text = blocks.pop() ?? '';
    for (const block of blocks) this.tell(block);
  }

  private tell(block: string): void {
    const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1];
    this.lastEventId = field('id') ?? this.lastEventId;
    const event = { data: field('data') ?? '', lastEventId: this.lastEventId };
    const listener = this.listeners.get(field('event') ?? 'message');
    if (!listener || event.data === '') return;
    this.way.carry(
      () => this.over || listener(event),
      () => this.fail(),
    );
  }
}
