import { analysis } from '@lobby/contract';
import { expect, test } from 'vitest';
import { openTestApp } from '#test/open-test-app.ts';
import { keepTenantFacts } from './keep-facts.ts';
test('speed', async () => {
  const app = await openTestApp();
  const mina = await app.signUp();
  const { pool } = app.services.database;
  const t = mina.tenantId;
  await pool.query(`INSERT INTO contact (tenant_id, locale) VALUES (${t}, 'en-US')`);
  await pool.query(`INSERT INTO conversation (tenant_id, id, no, contact_id, language, last_seq, last_message_at, updated_at, created_at)
    SELECT ${t}, uuidv7(), n, (SELECT id FROM contact WHERE tenant_id=${t} LIMIT 1), 'en-US', 6, now() - n * interval '4 minutes', now() - n * interval '4 minutes', now() FROM generate_series(1, 33334) n`);
  await pool.query(`INSERT INTO bot_run (tenant_id, conversation_id, trigger_seq, owner_epoch, state, question, answer_kind, language, version_no, created_at, finished_at)
    SELECT ${t}, c.id, k*2+1, 0, 'posted', 'Question number ' || (c.no % 500), (ARRAY['exact','generated','no_answer'])[1 + (c.no + k) % 3], (ARRAY['en-US','zh-CN','ja-JP','zh-HK'])[1 + c.no % 4], 1 + c.no % 5, c.updated_at, c.updated_at + interval '1 second'
    FROM conversation c, generate_series(0, 2) k WHERE c.tenant_id = ${t}`);
  await pool.query(`INSERT INTO message (tenant_id, conversation_id, seq, client_msg_id, author_kind, kind, body, answer_kind, verdict, created_at)
    SELECT ${t}, conversation_id, trigger_seq + 1, 'run:' || id, 'bot', 'text', 'x', answer_kind, CASE WHEN random() < 0.05 THEN 'down' END, created_at FROM bot_run WHERE tenant_id = ${t}`);
  await pool.query('ANALYZE');
  let at = Date.now();
  await keepTenantFacts(app.services, t);
  console.log('backfill', Date.now() - at);
  at = Date.now();
  await keepTenantFacts(app.services, t);
  console.log('again', Date.now() - at);
  for (let i = 0; i < 6; i += 1) {
    at = performance.now();
    const { data } = await app.call(analysis.bot, { days: 90 }, { token: mina.token });
    console.log('results', (performance.now() - at).toFixed(0), data.total.questions, data.total.conversations);
  }
  for (let i = 0; i < 3; i += 1) {
    at = performance.now();
    await app.call(analysis.botQuestions, { days: 90 }, { token: mina.token });
    console.log('questions', (performance.now() - at).toFixed(0));
  }
  for (const figure of ['resolved', 'down', 'no_answers'] as const) {
    at = performance.now();
    await app.call(analysis.botConversations, { days: 90, figure }, { token: mina.token });
    console.log(figure, (performance.now() - at).toFixed(0));
  }
  expect(1).toBe(1);
  await app.close();
}, 300_000);
