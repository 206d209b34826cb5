import { describe, expect, it } from 'vitest';
import { type Frame, Hub, SLOW_READER_BYTES } from '@/lib/live';

function outlet(waiting = 0) {
  const written: Frame[] = [];
  return {
    written,
    closed: false,
    write(frame: Frame) {
      written.push(frame);
    },
    waiting: () => waiting,
    close() {
      this.closed = true;
    },
  };
}

function setup() {
  const hub = new Hub<string>();
  const out = outlet();
  const subscriber = hub.subscribe('event', 'ana', out);
  const publish = (text: string, version: number | null) => hub.deliver('event', subscriber, text, version);
  return { hub, out, subscriber, publish };
}

describe('a subscriber', () => {
  it('gets what came while it started, after its first message, and nothing twice', () => {
    const { hub, out, subscriber, publish } = setup();
    publish('six', 6);
    publish('seven', 7);
    hub.begin('event', subscriber, 'snapshot at 6', 6);
    publish('seven again', 7);
    publish('eight', 8);
    expect(out.written).toEqual(['snapshot at 6', 'seven', 'eight']);
    hub.close();
  });

  it('gets what has no version whenever it comes', () => {
    const { hub, out, subscriber, publish } = setup();
    hub.begin('event', subscriber, 'snapshot', 3);
    publish('count', null);
    publish('count', null);
    expect(out.written).toEqual(['snapshot', 'count', 'count']);
    hub.close();
  });

  it('is dropped when it does not read', () => {
    const hub = new Hub<string>();
    const slow = outlet(SLOW_READER_BYTES + 1);
    const subscriber = hub.subscribe('event', 'bo', slow);
    hub.begin('event', subscriber, 'snapshot', 1);
    expect(slow.written).toEqual([]);
    expect(slow.closed).toBe(true);
    expect(hub.subscriberCount()).toBe(0);
    hub.close();
  });

  it('takes its topic along when the last one leaves', () => {
    const { hub, subscriber } = setup();
    hub.unsubscribe('event', subscriber);
    hub.unsubscribe('event', subscriber);
    expect(hub.topics.size).toBe(0);
    hub.close();
  });
});

describe('readings of a topic', () => {
  it('follow one another, and a failed one stops none', async () => {
    const { hub } = setup();
    const topic = hub.topics.get('event')!;
    const order: number[] = [];
    const slow = hub.inTurn(topic, async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      order.push(1);
      throw new Error('lost');
    });
    const next = hub.inTurn(topic, async () => {
      order.push(2);
    });
    await expect(slow).rejects.toThrow('lost');
    await next;
    expect(order).toEqual([1, 2]);
    hub.close();
  });
});
