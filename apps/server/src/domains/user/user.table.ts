import { sql } from 'drizzle-orm';
import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '#/database/bytea.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const appUser = pgTable('app_user', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  email: text('email').notNull(),
  passwordHash: text('password_hash'),
  name: text('name').notNull(),
  locale: text('locale').notNull(),
  status: text('status', { enum: ['active', 'banned'] })
    .notNull()
    .default('active'),
  lastLoginAt: at('last_login_at'),
  createdAt: at('created_at').notNull(),
});

export const loginSession = pgTable('login_session', {
  id: uuid('id')
    .notNull()
    .primaryKey()
    .default(sql`uuidv7()`),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  tokenHash: bytea('token_hash').notNull(),
  ip: text('ip').notNull(),
  userAgent: text('user_agent').notNull(),
  createdAt: at('created_at').notNull(),
  lastSeenAt: at('last_seen_at').notNull(),
  expiresAt: at('expires_at').notNull(),
  revokedAt: at('revoked_at'),
});

export const resetKey = pgTable('reset_key', {
  keyHash: bytea('key_hash').primaryKey(),
  email: text('email').notNull(),
  createdAt: at('created_at').notNull(),
  expiresAt: at('expires_at').notNull(),
  usedAt: at('used_at'),
});
