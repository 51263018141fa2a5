import { sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '#/database/bytea.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const emailCode = pgTable('email_code', {
  id: uuid('id')
    .notNull()
    .primaryKey()
    .default(sql`uuidv7()`),
  email: text('email').notNull(),
  emailType: text('email_type').notNull(),
  codeHash: bytea('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  createdAt: at('created_at').notNull(),
  expiresAt: at('expires_at').notNull(),
  usedAt: at('used_at'),
  linkHash: bytea('link_hash'),
  linkExpiresAt: at('link_expires_at'),
  network: text('network').notNull(),
});
