const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const ALLOWED = /^(https?|mailto|tel):/i;

/**
 * The address where it leads somewhere harmless: http, https, mail, telephone, or a place on this site. Anything that would run
 * is no address.
 */
export function safeAddress(address: string): string | undefined {
  // Browsers read over control characters and blanks, so that they could hide a scheme.
  const plain = address.replaceAll(/[\s\p{C}]/gu, '');
  if (plain === '' || plain.startsWith('//') || plain.startsWith('\\') || plain.startsWith('/\\')) return undefined;
  return !SCHEME.test(plain) || ALLOWED.test(plain) ? plain : undefined;
}
