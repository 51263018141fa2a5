import { user } from '@lobby/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigError } from '#/config.ts';
import { openTestApp, type TestApp } from '#test/open-test-app.ts';
import { DEMO_ACCOUNT } from './demo-account.ts';
import { secureDemoAccount } from './secure-demo-account.ts';
import { seedDemo } from './seed-demo.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  await seedDemo(app.services);
});

afterAll(() => app.close());

const signIn = async (password: string) => (await app.call(user.login, { ...DEMO_ACCOUNT, password })).code;
const secure = (demoPassword: string | undefined) =>
  secureDemoAccount({ ...app.services, config: { ...app.services.config, demoPassword } });

test('a database with the known password is not opened to strangers', async () => {
  await expect(secure(undefined)).rejects.toThrow(ConfigError);
  expect(await signIn(DEMO_ACCOUNT.password)).toBe(1);
});

test('another password takes its place, and what the known one opened is closed', async () => {
  const { data } = await app.call(user.login, { ...DEMO_ACCOUNT });
  await secure('secret2027');
  expect(await signIn(DEMO_ACCOUNT.password)).not.toBe(1);
  expect((await app.call(user.info, {}, { token: data.token })).code).toBe(-1);
  expect(await signIn('secret2027')).toBe(1);
});

test('one that was changed since stays as it is', async () => {
  await secure('third2028');
  await secure(undefined);
  expect(await signIn('secret2027')).toBe(1);
});
