import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { parseTokenCookie, printTokenCookie, tokenCookie } from './token-cookie.ts';

describe('the cookie named token (§3)', () => {
  it('is at path /, SameSite=Lax, and Secure under https', () => {
    expect(printTokenCookie('abc', { secure: false })).toBe('token=abc; Path=/; Max-Age=2592000; SameSite=Lax');
    expect(printTokenCookie('abc', { secure: true })).toBe('token=abc; Path=/; Max-Age=2592000; SameSite=Lax; Secure');
    expect(printTokenCookie(undefined, { secure: false })).toBe('token=; Path=/; Max-Age=0; SameSite=Lax');
  });

  it.each([
    ['', undefined],
    ['token=', undefined],
    ['a=1; token=abc; b=2', 'abc'],
    ['mytoken=x;token=abc', 'abc'],
    ['token=a=b==', 'a=b=='],
    ['token=%E0%A4%A', '%E0%A4%A'],
    ['token', undefined],
    ['Token=abc', undefined],
  ])('is read from %j as %j', (cookies, token) => {
    expect(parseTokenCookie(cookies)).toBe(token);
  });

  it('brings back whatever is stored, among any other cookies', () => {
    const other = fc.tuple(fc.stringMatching(/^[a-su-z]{1,8}$/), fc.stringMatching(/^[\w%=.]{0,12}$/)).map((pair) => pair.join('='));
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), fc.array(other), fc.array(other), (token, before, after) => {
        const [pair = ''] = printTokenCookie(token, { secure: true }).split(';');
        expect(parseTokenCookie([...before, pair, ...after].join('; '))).toBe(token);
      }),
    );
  });

  it('lets no token write an attribute of its own', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed()),
        (token) => {
          expect(printTokenCookie(token, { secure: false }).split(';')).toHaveLength(4);
        },
      ),
    );
  });
});

describe('in a page', () => {
  afterEach(() => tokenCookie.clear());

  it('is written, replaced and cleared', () => {
    expect(tokenCookie.read()).toBeUndefined();
    tokenCookie.write('one; Path=/x');
    tokenCookie.write('two; 二');
    expect(tokenCookie.read()).toBe('two; 二');
    tokenCookie.clear();
    expect(tokenCookie.read()).toBeUndefined();
  });
});
