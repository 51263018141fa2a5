import { describe, expect, test } from 'vitest';
import { pagePolicy, type PageFacts } from './content-policy.ts';

const FACTS: PageFacts = {
  app: 'auth-home',
  nonce: 'bm9uY2U=',
  host: 'lobby.test:3000',
  origin: undefined,
  tracesEndpoint: undefined,
  frameOrigins: [],
};
const directives = (facts: Partial<PageFacts> = {}) =>
  new Map(
    pagePolicy({ ...FACTS, ...facts })
      .split('; ')
      .map((each) => [each.split(' ')[0], each.slice(each.indexOf(' ') + 1)]),
  );

describe('the content security policy of a page', () => {
  test('lets no inline script, no eval and no script of anybody else run', () => {
    expect(directives().get('script-src')).toBe("'self'");
    expect(pagePolicy(FACTS)).not.toMatch(/unsafe-|strict-dynamic|https?:\/\/(?!.*lobby)/);
  });

  test.each([
    ['default-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['worker-src', "'self'"],
    ['style-src', "'self' 'nonce-bm9uY2U='"],
    ['img-src', "'self' data: blob:"],
  ])('has %s %s', (name, value) => {
    expect(directives().get(name)).toBe(value);
  });

  test('connects to its own origin and its websockets, to the public origin and to the traces endpoint', () => {
    expect(directives().get('connect-src')).toBe("'self' ws://lobby.test:3000 wss://lobby.test:3000");
    const wide = directives({ origin: 'https://lobby.example', tracesEndpoint: 'https://traces.example:4318/v1/traces?key=secret' });
    expect(wide.get('connect-src')).toBe(
      "'self' ws://lobby.test:3000 wss://lobby.test:3000 https://lobby.example ws://lobby.example wss://lobby.example https://traces.example:4318",
    );
  });

  test.each([
    ['the home page', 'auth-home', ['https://shop.example'], "'none'"],
    ['the dashboard', 'dashboard', ['https://shop.example'], "'none'"],
    ['a chat of a business that named no site', 'chat', [], "'self'"],
    ['a chat', 'chat', ['https://shop.example', 'https://*.shop.example:8443'], "'self' https://shop.example https://*.shop.example:8443"],
    ['a chat with words in place of an origin', 'chat', ['*; script-src *', 'https://a.example/path', 'javascript:1', ' '], "'self'"],
  ] as const)('says who may frame %s', (_what, app, frameOrigins, ancestors) => {
    expect(directives({ app, frameOrigins }).get('frame-ancestors')).toBe(ancestors);
  });
});
