// A push service's address comes from a browser: it must be public, never a neighbour of this server.
import { lookup as resolve } from 'node:dns';
import { Agent } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

/** Node checks an IPv4 address written as IPv6 (::ffff:10.0.0.1) against the IPv4 list. */
const isInside = (address: string): boolean => inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** True for https at its usual port and a name with a dot. */
export function isPublicAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, port, hostname, username } = new URL(address);
  return protocol === 'https:' && port === '' && username === '' && /[^.]\.[a-z]/.test(hostname) && !isIP(hostname);
}

/** Looks the name up once, then checks and uses that address: it cannot change in between. */
const outsideOnly: LookupFunction = (hostname, options, done) =>
  resolve(hostname, { ...options, all: true }, (error, found) => {
    const first = found?.find(({ address }) => !isInside(address));
    if (error || !first) done(error ?? new Error('not an address of the outside world'), '', 4);
    else if (options.all) done(null, [first]);
    else done(null, first.address, first.family);
  });

export const outsideAgent = (): Agent => new Agent({ lookup: outsideOnly, keepAlive: false });
