import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { MailPayload } from './mail-payload.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const outbox = pgTable('outbox', {
  id: uuid('id')
    .primaryKey()
    .default(sql`uuidv7()`),
  kind: text('kind', { enum: ['mail'] }).notNull(),
  recipient: text('recipient').notNull(),
  /** The customer that it is written to; null is a letter to an account. */
  contactId: uuid('contact_id'),
  /** Two mails under one key are one; null is a key of its own. */
  uniqueKey: text('unique_key'),
  payload: jsonb('payload').$type<MailPayload>().notNull(),
  state: text('state', { enum: ['waiting', 'sent', 'failed'] })
    .notNull()
    .default('waiting'),
  attempts: integer('attempts').notNull().default(0),
  nextTryAt: at('next_try_at').notNull(),
  lastError: text('last_error'),
  providerId: text('provider_id'),
  createdAt: at('created_at').notNull(),
  sentAt: at('sent_at'),
});
