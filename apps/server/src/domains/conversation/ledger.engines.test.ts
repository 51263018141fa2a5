import { sql } from 'drizzle-orm';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '#test/open-test-app.ts';
import { scaled } from '#test/scale.ts';
import { inTenant } from '#/database/transaction.ts';
import type { Command } from './conversation-state.ts';
import type { Outcome } from './ledger.ts';

const MINA = { id: 0, name: 'Mina' };

let app: TestApp;
let tenantId: number;

beforeAll(async () => {
  app = await openTestApp();
  const signedUp = await app.signUp();
  tenantId = signedUp.tenantId;
  MINA.id = signedUp.userId;
});
afterAll(() => app.close());

async function begin(): Promise<{ conversationId: string; contactId: string }> {
  return inTenant(app.services.database, tenantId, async ({ db }) => {
    const contact = await db.execute(sql`INSERT INTO contact (tenant_id, locale) VALUES (${tenantId}, 'en-US') RETURNING id`);
    const contactId = (contact.rows[0] as { id: string }).id;
    const no = Math.floor(Math.random() * 1_000_000_000);
    const conversation = await db.execute(
      sql`INSERT INTO conversation (tenant_id, no, contact_id, language) VALUES (${tenantId}, ${no}, ${contactId}, 'en-US') RETURNING id`,
    );
    return { conversationId: (conversation.rows[0] as { id: string }).id, contactId };
  });
}

const submit = (conversationId: string, command: Command, tenant = tenantId): Promise<Outcome> =>
  app.services.ledger.submit(tenant, conversationId, command);
const said = (contactId: string, text: string, clientMsgId: string = randomUUID()): Command => ({
  kind: 'contact_message',
  contactId,
  clientMsgId,
  text,
});

async function stored(conversationId: string): Promise<{ seq: number; author_kind: string; body: string; client_msg_id: string }[]> {
  const { rows } = await inTenant(app.services.database, tenantId, ({ db }) =>
    db.execute(
      sql`SELECT seq, author_kind, body, client_msg_id FROM message WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} ORDER BY seq`,
    ),
  );
  return rows as never;
}

describe('the ledger', () => {
  test('numbers messages of parallel senders 1, 2, 3 … without a gap, in the order of submission', async () => {
    const { conversationId, contactId } = await begin();
    await submit(conversationId, { kind: 'takeover', agent: MINA });
    await Promise.all(Array.from({ length: 300 }, (_, index) => submit(conversationId, said(contactId, `m${index}`))));
    const messages = await stored(conversationId);
    expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, index) => index + 1));
    expect(messages.filter(({ author_kind }) => author_kind === 'contact').map(({ body }) => body)).toEqual(
      Array.from({ length: 300 }, (_, index) => `m${index}`),
    );
  });

  test('answers a repeat with the stored message, in the same batch or later', async () => {
    const { conversationId, contactId } = await begin();
    await submit(conversationId, { kind: 'ask_person', contactId });
    const command = said(contactId, 'once');
    const outcomes = [
      ...(await Promise.all([submit(conversationId, command), submit(conversationId, command)])),
      await submit(conversationId, command),
    ];
    const seqs = outcomes.map((outcome) => (outcome.refused ? undefined : outcome.message?.seq));
    expect(new Set(seqs)).toEqual(new Set([2]));
    expect(await stored(conversationId)).toHaveLength(2);
  });

  test('knows a conversation in its own tenant only', async () => {
    const other = await app.signUp();
    const { conversationId, contactId } = await begin();
    expect(await submit(conversationId, said(contactId, 'hi'), other.tenantId)).toEqual({ refused: 'not_found' });
    expect(await stored(conversationId)).toEqual([]);
  });

  test('does not let a command that cannot be stored take its neighbours with it', async () => {
    const [one, two] = [await begin(), await begin()];
    const results = await Promise.allSettled([
      submit(one.conversationId, said(one.contactId, 'fine')),
      submit('not-a-uuid', said(one.contactId, 'broken')),
      submit(two.conversationId, said(two.contactId, 'fine too')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await stored(two.conversationId))[0]).toMatchObject({ body: 'fine too' });
  });

  test('answers what is stored while the next batch waits for a connection', async () => {
    const { conversationId, contactId } = await begin();
    await app.services.botRunner.idle();
    const { pool } = app.services.database;
    const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
    const ofFirst = new AsyncLocalStorage<true>();
    const asked = Promise.withResolvers<void>();
    // Work in the background asks for connections too.
    const watched = () => {
      const connected = connect();
      if (ofFirst.getStore()) asked.resolve();
      return connected;
    };
    const asking = vi.spyOn(pool, 'connect').mockImplementation(watched as () => void);
    const first = ofFirst.run(true, () => submit(conversationId, said(contactId, 'first')));
    await asked.promise;
    asking.mockRestore();
    const second = submit(conversationId, said(contactId, 'second'));
    // Had behind the first batch, which has asked for the embedded database's only one by now, and ahead of the second.
    const held = await connect();
    try {
      expect(await first).toMatchObject({ message: { body: 'first' } });
    } finally {
      held.release();
    }
    expect(await second).toMatchObject({ message: { body: 'second' } });
  });

  test('in many races between a person and a bot answer, the bot never speaks after the person', { timeout: 180_000 }, async () => {
    for (let race = 0; race < scaled(500); race += 1) {
      const { conversationId, contactId } = await begin();
      await Promise.all([
        submit(conversationId, said(contactId, 'a question that nothing answers')),
        race % 2 === 0
          ? submit(conversationId, { kind: 'takeover', agent: MINA })
          : submit(conversationId, { kind: 'agent_message', agent: MINA, clientMsgId: randomUUID(), text: 'I am here' }),
        submit(conversationId, {
          kind: 'bot_message',
          runId: randomUUID(),
          epoch: 0,
          body: 'late',
          botName: 'Bot',
          answerKind: 'exact',
          sources: [],
        }),
      ]);
      await app.services.botRunner.idle();
      const authors = (await stored(conversationId)).map(({ author_kind }) => author_kind);
      const person = authors.findIndex((kind) => kind === 'agent' || kind === 'system');
      expect(person).toBeGreaterThanOrEqual(0);
      expect(authors.slice(person)).not.toContain('bot');
    }
  });
});
