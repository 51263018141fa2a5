import { describe, expect, test } from 'vitest';
import { toBase32 } from './base32.ts';
import { authenticatorUri, codeAt, matchingStep } from './totp.ts';

/** The key of the test vectors in RFC 4226 and RFC 6238. */
const SECRET = Buffer.from('12345678901234567890');

describe('a code', () => {
  test.each(['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'])(
    'is that of RFC 4226, appendix D: %s',
    (code) => {
      const step = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'].indexOf(code);
      expect(codeAt(SECRET, step)).toBe(code);
    },
  );

  // The last six of the eight digits in the RFC's table.
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('is that of RFC 6238, appendix B, at %i s', (seconds, code) => {
    expect(matchingStep(SECRET, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  test.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('of %i steps away is accepted: %s', (away, isAccepted) => {
    const present = 1_000_000;
    expect(matchingStep(SECRET, codeAt(SECRET, present + away), present * 30_000 + 29_999)).toBe(isAccepted ? present + away : undefined);
  });
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of %j is %j (RFC 4648, without padding)', (text, encoded) => {
  expect(toBase32(Buffer.from(text))).toBe(encoded);
});

test('an authenticator app is told the account, the issuer and the numbers', () => {
  expect(authenticatorUri('MZXW6YTBOI', 'mina+shop@shop.example')).toBe(
    'otpauth://totp/Lobby%3Amina%2Bshop%40shop.example?secret=MZXW6YTBOI&issuer=Lobby&algorithm=SHA1&digits=6&period=30',
  );
});
