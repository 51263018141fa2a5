import { user } from '@lobby/contract';
import { randomBytes } from 'node:crypto';
import type { SignedUp, TestApp } from './open-test-app.ts';

export interface Colleague {
  userId: number;
  name: string;
  token: string;
}

/** Somebody else of a business, signed in. */
export async function addColleague(
  app: TestApp,
  { tenantId }: Pick<SignedUp, 'tenantId'>,
  name: string,
  role = 'agent',
): Promise<Colleague> {
  const { database, passwords } = app.services;
  const [email, password] = [`${randomBytes(5).toString('hex')}@shop.example`, 'otter-7-kiosk'];
  const { rows } = await database.pool.query<{ id: number }>(
    'INSERT INTO app_user (email, password_hash, name, locale) VALUES ($1, $2, $3, $4) RETURNING id',
    [email, await passwords.hash(password), name, 'en-US'],
  );
  const userId = rows[0]?.id ?? 0;
  await database.pool.query('INSERT INTO tenant_member (tenant_id, user_id, role) VALUES ($1, $2, $3)', [tenantId, userId, role]);
  const { data } = await app.call(user.login, { email, password });
  return { userId, name, token: data.token };
}
