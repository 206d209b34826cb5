import { expect, it } from 'vitest';
import { leadOf } from '@/lib/client/gathering/waits-for';
import type { GatheringRoom } from '@/lib/http/schemas';

const rooms = (...states: GatheringRoom['status'][]) => states.map((status) => ({ status }) as GatheringRoom);
const said = (states: GatheringRoom['status'][], more: { complete?: true; released?: true } = {}) =>
  [false, true].map((host) =>
    leadOf({ rooms: rooms(...states), complete: false, released: false, host, ...more }),
  );

it('a gathering says what its results wait for', () => {
  expect(said([])).toEqual(['lead', 'leadHost']);
  expect(said(['finished', 'running'])).toEqual(['lead', 'leadHost']);
  expect(said(['finished', 'lobby'], { complete: true })).toEqual(['lead', 'leadHost']);
  expect(said(['finished', 'finished'])).toEqual(['leadWord', 'leadHostWord']);
  expect(said(['finished'], { complete: true, released: true })).toEqual(['released', 'released']);
});
