/** What the mail server that we believe says of the sender. */
export type SenderVerdict = 'pass' | 'fail' | 'none';

/**
 * Reads `Authentication-Results` (RFC 8601). Only those of the named server count, and of them the uppermost: whoever sends a
 * mail can write such lines of their own below it.
 * @param headers as they stand in the mail, the latest first
 * @param authservId the name that the server gives itself
 * @param domain of the address that the mail says to come from
 */
export function senderVerdict(headers: readonly string[], authservId: string, domain: string): SenderVerdict {
  const own = headers.find((header) => header.trim().toLowerCase().split(/[\s;]/, 1)[0] === authservId);
  if (own === undefined) return 'none';
  const results = own.toLowerCase().replaceAll(/\([^()]*\)/g, ' ');
  const dmarc = /(?:^|[;\s])dmarc=(\w+)/.exec(results)?.[1];
  if (dmarc === 'pass') return 'pass';
  if (dmarc === 'fail' || dmarc === 'reject') return 'fail';
  const isSigned = [...results.matchAll(/dkim=pass\b([^;]*)/g)].some(([, rest = '']) =>
    isAligned(/header\.(?:d|i)=(?:[^@\s;]*@)?([^\s;]+)/.exec(rest)?.[1], domain),
  );
  const isSent = [...results.matchAll(/spf=pass\b([^;]*)/g)].some(([, rest = '']) =>
    isAligned(/smtp\.(?:mailfrom|from)=(?:[^@\s;]*@)?([^\s;]+)/.exec(rest)?.[1], domain),
  );
  if (isSigned || isSent) return 'pass';
  return /(?:spf|dkim)=(?:\w*fail)/.test(results) ? 'fail' : 'none';
}

/** The same domain, or one below the other. */
function isAligned(found: string | undefined, domain: string): boolean {
  if (found === undefined || domain === '') return false;
  return found === domain || domain.endsWith(`.${found}`) || found.endsWith(`.${domain}`);
}
