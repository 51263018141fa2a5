const V4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)$/;
const GROUP = /^[0-9a-f]{1,4}$/i;
const BITS = { v4: 32, v6: 128 };

/** Whether a text is an IP address, or a range of them such as `203.0.113.0/24` or `2001:db8::/32`. */
export function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const kind = V4.test(address) ? 'v4' : isV6(address) ? 'v6' : undefined;
  if (kind === undefined || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= BITS[kind]);
}

/** Eight groups, of which one run may be left out; the last two may be written as an IPv4 address. */
function isV6(address: string): boolean {
  const halves = address.split('::');
  if (halves.length > 2) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const tail = groups.at(-1) ?? '';
  const plain = V4.test(tail) ? [...groups.slice(0, -1), '0', '0'] : groups;
  return plain.every((group) => GROUP.test(group)) && (halves.length === 2 ? plain.length < 8 : plain.length === 8);
}
