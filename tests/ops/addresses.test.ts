import { expect, it } from 'vitest';
import { lanAddresses } from '@/lib/ops';

const card = (address: string, internal = false) => ({
  address,
  internal,
  family: 'IPv4' as const,
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: null,
});

it('puts what a phone in the hall can reach first', () => {
  const found = lanAddresses({
    lo: [card('127.0.0.1', true)],
    docker0: [card('172.17.0.1')],
    eth0: [card('10.1.2.3')],
    wlan0: [card('192.168.1.20'), { ...card('fe80::1'), family: 'IPv6', scopeid: 2 }],
    dead: [card('169.254.3.4')],
  });
  expect(found).toEqual(['192.168.1.20', '10.1.2.3', '172.17.0.1']);
});
