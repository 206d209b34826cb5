import { networkInterfaces } from 'node:os';

type Interfaces = ReturnType<typeof networkInterfaces>;

// Bridges and tunnels of containers and virtual machines: real addresses, but nobody in the hall reaches them.
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|cni|flannel|tun|tap|utun|zt|tailscale)/;

/**
 * The IPv4 addresses under which others in the local network reach this machine, most likely first:
 * private ranges before public ones, real cards before virtual ones.
 */
export function lanAddresses(interfaces: Interfaces = networkInterfaces()): string[] {
  const found = Object.entries(interfaces).flatMap(([name, list]) =>
    (list ?? [])
      .filter((a) => a.family === 'IPv4' && !a.internal && !a.address.startsWith('169.254.'))
      .map((a) => ({ address: a.address, rank: (VIRTUAL.test(name) ? 10 : 0) + rangeRank(a.address) })),
  );
  return found.sort((a, b) => a.rank - b.rank).map((a) => a.address);
}

function rangeRank(address: string): number {
  if (address.startsWith('192.168.')) return 0;
  if (address.startsWith('10.')) return 1;
  if (/^172\.(1[6-9]|2\d|3[01])\./.test(address)) return 2;
  return 3;
}
