import { isIPv4, isIPv6 } from 'node:net';

/** Groups of an IPv6 address that name a network: a home or an office gets a /64. */
const IPV6_NETWORK_GROUPS = 4;
const IPV6_GROUPS = 8;
/** How a socket that serves both kinds names an IPv4 caller. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The network that an address belongs to: /24 of IPv4, /64 of IPv6. Who owns one address there can mostly take the others,
 * so failures are counted by network. What is no address is a network of its own.
 */
export function networkOf(ip: string): string {
  const address = MAPPED.exec(ip)?.[1] ?? ip.replace(/%.*$/, '');
  if (isIPv4(address)) return address.replace(/\.\d+$/, '.0/24');
  return isIPv6(address) ? `${groupsOf(address).slice(0, IPV6_NETWORK_GROUPS).join(':')}::/64` : ip;
}

function groupsOf(address: string): string[] {
  // The URL parser writes every address in its one short form.
  const [head = '', tail = ''] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail].map((part) => (part === '' ? [] : part.split(':'))) as [string[], string[]];
  return [...left, ...Array.from({ length: IPV6_GROUPS - left.length - right.length }, () => '0'), ...right];
}
