import { expect, test } from 'vitest';
import { senderVerdict } from './auth-results.ts';

const MX = 'mx.shop.example';
const OWN_PASS = `${MX}; dmarc=pass (p=REJECT) header.from=example.com; spf=pass smtp.mailfrom=example.com`;

test.each([
  ['a passed DMARC', [OWN_PASS], 'pass'],
  ['a failed DMARC, whatever else passed', [`${MX}; dmarc=fail header.from=example.com; spf=pass smtp.mailfrom=evil.example`], 'fail'],
  ['a signature of the same domain', [`${MX}; dkim=pass header.d=example.com header.s=s1; spf=fail smtp.mailfrom=list.example`], 'pass'],
  ['a signature of a domain above it', [`${MX}; dkim=pass header.i=@example.com`], 'pass'],
  ['a signature of somebody else', [`${MX}; dkim=pass header.d=evil.example; spf=softfail smtp.mailfrom=evil.example`], 'fail'],
  ['an envelope of the same domain', [`${MX}; spf=pass smtp.mailfrom=bounce@example.com`], 'pass'],
  ['an envelope of somebody else', [`${MX}; spf=pass smtp.mailfrom=evil.example`], 'none'],
  ['the word of another server', ['mx.evil.example; dmarc=pass header.from=example.com'], 'none'],
  ['a name that only begins alike', [`${MX}.evil.example; dmarc=pass`], 'none'],
  ['a line of the sender below that of the server', [`${MX}; dmarc=fail header.from=example.com`, OWN_PASS], 'fail'],
  ['a pass within a comment', [`${MX}; dmarc=none (dmarc=pass) header.from=example.com`], 'none'],
  ['nothing', [], 'none'],
] as const)('%s', (_name, headers, verdict) => {
  expect(senderVerdict(headers, MX, 'mail.example.com'.replace('mail.', _name.includes('above') ? 'mail.' : ''))).toBe(verdict);
});
