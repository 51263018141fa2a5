import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { createPasswordHasher, type PasswordHasher } from './password-hasher.ts';

let passwords: PasswordHasher;
beforeEach(() => {
  passwords = createPasswordHasher();
});

describe('a password hash', () => {
  test('is an argon2id PHC string with memory 19456 KiB, two passes and one lane', async () => {
    expect(await passwords.hash('secret1')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  });

  test('differs each time, so that equal passwords do not show', async () => {
    const [first, second] = await Promise.all([passwords.hash('secret1'), passwords.hash('secret1')]);
    expect(first).not.toBe(second);
  });

  test.each([
    ['the password itself', 'pässwörd1', 'pässwörd1', true],
    ['the same letters composed differently', 'cafe\u0301 1', 'café 1', true],
    ['another case', 'Secret1', 'secret1', false],
    ['a longer one', 'secret1', 'secret12', false],
    ['nothing', 'secret1', '', false],
  ])('verified with %s', async (_, password, tried, isRight) => {
    expect(await passwords.verify(tried, await passwords.hash(password))).toBe(isRight);
  });

  test('of a known vector is verified, with the parameters that it names itself', async () => {
    // Made with the reference implementation: argon2 somesalt -id -t 2 -k 256 -p 1 -e
    const known = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    expect(await passwords.verify('password', known)).toBe(true);
    expect(await passwords.verify('passwort', known)).toBe(false);
  });

  test('that is none is an error, not a wrong password', async () => {
    await expect(passwords.verify('secret1', '')).rejects.toThrow(TypeError);
    await expect(passwords.verify('secret1', `$2b$10$${randomBytes(20).toString('hex')}`)).rejects.toThrow(TypeError);
  });
});

test('of one asker thirty-four may hash at once; whoever comes on top is told when to come back', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => passwords.hash('secret1')));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(6);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'throttled', details: { retry_after: 2 } });
  expect(await passwords.hash('secret1')).toContain('$argon2id$');
});
