import { may, permissionFor, platform, ROLES, type Endpoint } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addColleague } from './add-colleague.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';

let app: TestApp;
let mina: SignedUp;
const tokens = new Map<string, string>();
beforeAll(async () => {
  app = await openTestApp();
  mina = await app.signUp();
  for (const role of ROLES) tokens.set(role, (await addColleague(app, mina, role, role)).token);
  tokens.set('owner', mina.token);
});
afterAll(() => app.close());

const GUARDED = Object.entries(platform).flatMap(([noun, verbs]) =>
  Object.entries(verbs as Record<string, Endpoint>).flatMap(([verb, endpoint]) => {
    const permission = permissionFor(endpoint);
    return permission === undefined ? [] : [{ call: `${noun}.${verb}`, endpoint, permission }];
  }),
);

/** A call as bare as it comes: whether the role allows it is decided before anything of it is read. */
async function isRefused(endpoint: Endpoint, role: string): Promise<boolean> {
  const path = endpoint.path.replaceAll(/\{\w+\}/g, randomUUID());
  const response = await app.fetch(path, { method: endpoint.method, headers: { token: tokens.get(role) ?? '' } });
  return response.status === 403;
}

describe.each(GUARDED)('$call ($permission)', ({ endpoint, permission }) => {
  test.each(ROLES)('is served to or refused to %s as the table says', async (role) => {
    expect(await isRefused(endpoint, role)).toBe(!may({ role }, permission));
  });

  test('is served to the owner', async () => {
    expect(await isRefused(endpoint, 'owner')).toBe(false);
  });
});
