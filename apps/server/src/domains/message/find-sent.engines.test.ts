import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant, planningOnce } from '#/database/transaction.ts';
import { openTestApp, type TestApp } from '#test/open-test-app.ts';
import { startChat } from '#test/start-chats.ts';
import { findSent } from './find-sent.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('messages are found by their own index, also where the plan is made while the database knows of none', async () => {
  const mina = await app.signUp();
  const { id } = await startChat(app, mina, 'Is it waterproof?');
  const { database } = app.services;
  const [said] = await inTenant(database, mina.tenantId, async ({ db }) => {
    const { rows } = await db.execute(
      sql`SELECT client_msg_id AS id, body FROM message WHERE conversation_id = ${id} AND author_kind = 'contact'`,
    );
    return rows as unknown as { id: string; body: string }[];
  });
  const { found, plan } = await inTenant(planningOnce(database), mina.tenantId, async (scope) => {
    const keys = [said?.id ?? '', randomUUID()].map((clientMsgId) => ({ conversationId: id, clientMsgId }));
    const messages = await findSent(scope, keys);
    const explained = await scope.db.execute(sql.raw(`EXPLAIN EXECUTE find_sent('{}', '{}', ${mina.tenantId})`));
    return { found: messages, plan: explained.rows.map((row) => Object.values(row)[0]).join('\n') };
  });
  expect(found.map(({ body }) => body)).toEqual(['Is it waterproof?']);
  expect(plan).toContain('client_msg_id_key on message');
});
