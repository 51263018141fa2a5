import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/open-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const post = (path: string, fields: Record<string, string>) => app.fetch(path, { method: 'POST', body: new URLSearchParams(fields) });

describe.each(['/auth/apple-callback', '/login/apple_callback'])('an answer by form at %s', (path) => {
  test('goes on to the page with code and state, and nothing else', async () => {
    const name = JSON.stringify({ name: { firstName: 'Mina', lastName: 'Sato' }, email: 'mina@mail.example' });
    const response = await post(path, { state: 'state-1', code: 'c.0.a/b+c', user: name, id_token: 'x.y.z' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/auth/apple-callback?state=state-1&code=c.0.a%2Fb%2Bc');
  });

  test('passes a refusal on', async () => {
    const response = await post(path, { state: 'state-1', error: 'user_cancelled_authorize' });
    expect(response.headers.get('location')).toBe('/auth/apple-callback?state=state-1&error=user_cancelled_authorize');
  });

  test.each([
    { state: '../evil', code: 'line\nbreak' },
    { state: '"><script>', error: '<b>' },
  ])('leaves out what no provider sends: %j', async (fields) => {
    expect((await post(path, fields as unknown as Record<string, string>)).headers.get('location')).toBe('/auth/apple-callback?');
  });

  test('reads no more than an answer has', async () => {
    expect((await post(path, { user: 'x'.repeat(20_000) })).status).toBe(413);
  });
});
