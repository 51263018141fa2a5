import { sql } from 'drizzle-orm';
import { inTenant } from '#/database/transaction.ts';
import type { TestApp } from './open-test-app.ts';

export interface PlantedAt {
  tenantId: number;
  conversationId: string;
  orderId: string;
}

/**
 * Puts a word where only a model, a code that somebody reads in a mail, or a crash in the middle of an import would put it: rows as the
 * verbs write them.
 */
export function plantWords({ services }: TestApp, { tenantId, conversationId, orderId }: PlantedAt, word: string): Promise<void> {
  return inTenant(services.database, tenantId, async ({ db }) => {
    const [t, c, w] = [sql`${tenantId}`, sql`${conversationId}::uuid`, sql`${word}::text`];
    const json = sql`${JSON.stringify([word])}::jsonb`;
    await db.execute(sql`INSERT INTO bot_tool_call (tenant_id, conversation_id, run_id, name, arguments, question, outcome, took_ms, created_at)
      VALUES (${t}, ${c}, uuidv7(), 'order_status', ${json}, ${w}, 'ok', 1, now())`);
    await db.execute(sql`INSERT INTO message_translation (tenant_id, conversation_id, seq, target, text, engine, state, created_at)
      SELECT tenant_id, conversation_id, seq, 'ja-JP', ${w}, 'model', 'ok', now() FROM message WHERE tenant_id = ${t} AND conversation_id = ${c} LIMIT 1`);
    await db.execute(
      sql`INSERT INTO translation_memory (tenant_id, hash, conversation_id, text, created_at) VALUES (${t}, '\\x01', ${c}, ${w}, now())`,
    );
    await db.execute(sql`INSERT INTO visitor_proof (tenant_id, conversation_id, address, code_digest, sent_at, proven_at)
      VALUES (${t}, ${c}, ${`other-${word}@example.com`}, 'x', now(), now())`);
    await db.execute(sql`INSERT INTO corpus_suggestion (tenant_id, kind, question, answer, locale, conversation_id, seq)
      VALUES (${t}, 'new', ${w}, ${w}, 'en-US', ${c}, 1)`);
    await db.execute(sql`WITH s AS (INSERT INTO test_set (tenant_id, name, changed_at) VALUES (${t}, 'Mine', now()) RETURNING id),
        k AS (INSERT INTO test_case (tenant_id, set_id, locale, turns, must_contain, must_not, must_cite, outcome, conversation_id)
          SELECT ${t}, id, 'en-US', ${json}, '[]', '[]', '[]', 'answer', ${c} FROM s RETURNING id, set_id),
        r AS (INSERT INTO test_run (tenant_id, set_id, state, draft_version, settings, total, started_by, started_at, beat_at)
          SELECT ${t}, set_id, 'done', 1, '{}', 1, 'Mina', now(), now() FROM k RETURNING id)
      INSERT INTO test_result (tenant_id, run_id, case_id, passed, faults, answer) SELECT ${t}, r.id, k.id, true, '[]', ${json} FROM r, k`);
    await db.execute(
      sql`INSERT INTO work_order_task (tenant_id, id, work_order_id, body, created_at) VALUES (${t}, uuidv7(), ${orderId}, ${w}, now())`,
    );
    await db.execute(sql`INSERT INTO work_order_event (tenant_id, work_order_id, name, actor_kind, actor_name, words, created_at)
      VALUES (${t}, ${orderId}, 'mail_failed', 'system', NULL, ${w}, now())`);
    await db.execute(sql`UPDATE order_notice SET fault = ${w} WHERE tenant_id = ${t} AND work_order_id = ${orderId}`);
    await db.execute(
      sql`INSERT INTO order_mail_participant (tenant_id, work_order_id, address) VALUES (${t}, ${orderId}, ${`wife-${word}@example.com`})`,
    );
    await db.execute(sql`WITH i AS (INSERT INTO work_order_import (tenant_id, id, user_id, user_name, locale, file, notify, state, total, unchanged, refused, created_at, moved_at)
        SELECT ${t}, uuidv7(), user_id, 'Mina', 'en-US', 'old.csv', false, 'running', 1, 0, 0, now(), now() FROM tenant_member WHERE tenant_id = ${t} LIMIT 1 RETURNING id)
      INSERT INTO work_order_import_row (tenant_id, import_id, row, subject, draft) SELECT ${t}, id, 1, ${w},
        ${JSON.stringify({ subject: word, contact: { name: word, email: `${word}@example.com`, phone: '' } })}::jsonb FROM i`);
    await db.execute(sql`INSERT INTO chat_letter (tenant_id, conversation_id, mail_key) VALUES (${t}, ${c}, ${w})`);
    await db.execute(sql`INSERT INTO chat_letter_stop (tenant_id, contact_id, email, stopped_at)
      SELECT ${t}, contact_id, ${`${word}@example.com`}, now() FROM conversation WHERE tenant_id = ${t} AND id = ${c}`);
    await db.execute(sql`INSERT INTO consent (tenant_id, contact_id, text_version, given, locale, text, given_at)
      SELECT ${t}, contact_id, 1, 'ticked', 'en-US', ${w}, now() FROM conversation WHERE tenant_id = ${t} AND id = ${c}`);
    await db.execute(sql`WITH h AS (INSERT INTO channel (tenant_id, id, kind, name, public_key, allowed_origins, look, created_by, created_at, updated_at)
        VALUES (${t}, uuidv7(), 'telegram', 'Telegram', uuidv7()::text, '{}', '{}', 'Mina', now(), now()) RETURNING tenant_id, id),
        n AS (INSERT INTO channel_connection (tenant_id, channel_id, path_id, account_id, credentials, settings)
          SELECT tenant_id, id, id::text, id::text, '\\x00', '{}' FROM h RETURNING tenant_id, channel_id),
        e AS (INSERT INTO channel_event (tenant_id, channel_id, provider_event_id, kind, person, sort_key, raw, received_at, due_at)
          SELECT tenant_id, channel_id, '1', 'message', 'tg:1', 1, ${json}, now(), now() FROM n),
        p AS (INSERT INTO channel_person (tenant_id, channel_id, address, contact_id, name)
          SELECT n.tenant_id, n.channel_id, 'tg:1', c.contact_id, ${w} FROM n JOIN conversation c ON c.tenant_id = n.tenant_id AND c.id = ${c}),
        i AS (INSERT INTO app_install (tenant_id, channel_id, token_hash, device_token, contact_id, platform, app_version, os, locale, last_seen_at)
          SELECT n.tenant_id, n.channel_id, '\\x01', ${w}, c.contact_id, 'ios', '1', ${w}, 'en-US', now() FROM n JOIN conversation c ON c.tenant_id = n.tenant_id AND c.id = ${c}),
        m AS (INSERT INTO channel_message (tenant_id, channel_id, provider_id, conversation_id, seq) SELECT tenant_id, channel_id, ${w}, ${c}, 1 FROM n),
        u AS (INSERT INTO channel_template_use (tenant_id, conversation_id, client_msg_id, channel_id, name, language, fields)
          SELECT tenant_id, ${c}, ${w}, channel_id, 'hello', 'en', ${json} FROM n),
        k AS (INSERT INTO channel_correction (tenant_id, conversation_id, seq, channel_id, error, due_at)
          SELECT tenant_id, ${c}, 1, channel_id, ${w}, now() + interval '1 day' FROM n),
        z AS (INSERT INTO channel_reaction (tenant_id, conversation_id, seq, author, emoji) SELECT tenant_id, ${c}, 1, 'contact', ${w} FROM n)
      INSERT INTO channel_delivery (tenant_id, conversation_id, seq, part, channel_id, payload, request_id, due_at, created_at)
        SELECT tenant_id, ${c}, 1, 0, channel_id, ${json}, uuidv7(), now() + interval '1 day', now() FROM n`);
    await db.execute(sql`WITH f AS (INSERT INTO contact (tenant_id, locale, merged_into)
          SELECT ${t}, 'en-US', contact_id FROM conversation WHERE tenant_id = ${t} AND id = ${c} RETURNING id, merged_into)
      INSERT INTO contact_merge (tenant_id, from_id, into_id, merged_by, merged_at, sides, moved)
        SELECT ${t}, id, merged_into, (SELECT user_id FROM tenant_member WHERE tenant_id = ${t} LIMIT 1), now(), ${json}, '{}' FROM f`);
    await db.execute(sql`UPDATE conversation SET order_draft = ${json}, order_talk = ${json} WHERE tenant_id = ${t} AND id = ${c}`);
  });
}
