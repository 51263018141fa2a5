const PLACEHOLDER = /\{([^{}]*)\}/g;

/** Names that stand in braces in an address. Pure. */
export function placeholdersOf(address: string): string[] {
  return [...address.matchAll(PLACEHOLDER)].map((match) => match[1] ?? '');
}

/** Why an address cannot be called: braces may stand behind the host only, so that no value chooses who is called. Pure. */
export function toolAddressFault(address: string): 'address' | 'host' | undefined {
  const filled = URL.parse(address.replaceAll(PLACEHOLDER, 'x'));
  if (!filled || !/^https?:$/.test(filled.protocol) || filled.username !== '' || filled.password !== '' || filled.hash !== '')
    return 'address';
  const authority = /^https?:\/\/[^/?]*/i.exec(address)?.[0] ?? '{';
  return /[{}\\]/.test(authority) || /[{}]/.test(address.replaceAll(PLACEHOLDER, '')) ? 'host' : undefined;
}
