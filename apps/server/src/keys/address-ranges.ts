import { BlockList, isIP } from 'node:net';

const V6 = 6;
/** How a socket that serves both kinds names an IPv4 caller. */
const MAPPED = /^::ffff:(?=\d+\.)/i;
const MAPPED_BITS = 96;

/** Whether an address is one of those given, or in one of their ranges; none given is everywhere. */
export function isWithin(address: string, ranges: readonly string[]): boolean {
  if (ranges.length === 0) return true;
  const plain = address.replace(MAPPED, '');
  const family = isIP(plain);
  if (family === 0) return false;
  const list = new BlockList();
  for (const range of ranges) add(list, range);
  return list.check(plain, nameOf(family));
}

function add(list: BlockList, range: string): void {
  const [address = '', bits] = range.split('/');
  const length = bits === undefined ? undefined : Number(bits);
  // A mapped network within the mapped part is one of IPv4.
  const isMapped = MAPPED.test(address) && (length === undefined || length >= MAPPED_BITS);
  const plain = isMapped ? address.replace(MAPPED, '') : address;
  const family = nameOf(isIP(plain));
  if (length === undefined) list.addAddress(plain, family);
  else list.addSubnet(plain, isMapped ? length - MAPPED_BITS : length, family);
}

function nameOf(family: number): 'ipv4' | 'ipv6' {
  return family === V6 ? 'ipv6' : 'ipv4';
}
