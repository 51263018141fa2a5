import ipaddr from 'ipaddr.js';

/** Services of cloud machines that answer on addresses of the public range. */
const CLOUD_SERVICES: ReadonlySet<string> = new Set(['168.63.129.16']);

/** What of IPv6 is given out to the public internet (IANA); the rest, as `::127.0.0.1`, wraps other addresses or is kept. */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is one of the public internet: no loopback, no private or link-local network, none reserved or
 * for several receivers, and none of these wrapped in IPv6. What is no address is not public.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // Turns an IPv4 address that is mapped into IPv6 back, so that it is judged as what it reaches.
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(PUBLIC_IPV6)) return false;
  return parsed.range() === 'unicast' && !CLOUD_SERVICES.has(parsed.toString());
}
