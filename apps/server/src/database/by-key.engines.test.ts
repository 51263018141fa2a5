import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertDeliveries } from '#/channels/messaging/delivery.repository.ts';
import { describeConversations } from '#/domains/conversation/describe-conversations.ts';
import { findMessages } from '#/domains/message/find-messages.ts';
import { readSubjects } from '#/notifications/read-subjects.ts';
import { openTestApp, type TestApp } from '#test/open-test-app.ts';
import { startChat } from '#test/start-chats.ts';
import { inTenant, planningOnce, type TenantScope } from './transaction.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** How a named statement of this connection reaches its rows, whatever its parameters. */
async function planOf({ tenantId, db }: TenantScope, name: string): Promise<string> {
  const { rows } = await db.execute(sql`SELECT unnest(parameter_types::text[]) AS type FROM pg_prepared_statements WHERE name = ${name}`);
  const parameters = rows.map(({ type }) => (type === 'bigint' ? String(tenantId) : 'NULL'));
  const explained = await db.execute(sql.raw(`EXPLAIN EXECUTE ${name}(${parameters.join(', ')})`));
  return explained.rows.map((row) => Object.values(row)[0]).join('\n');
}

test('what follows from events reaches what they are about by its keys, also where that is planned while there is hardly any', async () => {
  const mina = await app.signUp();
  const { id: conversationId } = await startChat(app, mina, 'Is it waterproof?');
  await inTenant(planningOnce(app.services.database), mina.tenantId, async (scope) => {
    const seqs = [1, 1_000].map((seq) => ({ conversationId, seq }));
    expect((await findMessages(scope, seqs)).map(({ seq, body }) => ({ seq, body }))).toEqual([{ seq: 1, body: 'Is it waterproof?' }]);
    expect((await describeConversations(scope, [conversationId])).get(conversationId)?.contact.no).toBe(1);
    expect(await insertDeliveries(scope, seqs, 0)).toBe(false);
    const event = { no: 1, id: conversationId, subjectId: conversationId, contactId: null, facts: {}, createdAt: 0, tries: 0 };
    const { lastSaid } = await readSubjects(scope, [{ ...event, type: 'conversation.updated' }]);
    expect(lastSaid.get(conversationId)).toEqual({ text: 'Is it waterproof?', isMore: false });
    for (const name of ['find_messages', 'describe_conversations', 'insert_channel_deliveries', 'find_last_said']) {
      const reached = [...(await planOf(scope, name)).matchAll(/(?:using (\w+) )?on (?:message|conversation|contact)\b/g)];
      expect(reached.length, name).toBeGreaterThan(0);
      for (const [, index] of reached) expect(index, name).toMatch(/^(?:message|conversation|contact)_pkey$/);
    }
  });
});
