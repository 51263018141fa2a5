import { sql } from 'drizzle-orm';
import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
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

export const resetKey = pgTable('reset_key', {
  keyHash: bytea('key_hash').primaryKey(),
  email: text('email').notNull(),
  createdAt: at('created_at').notNull(),
  expiresAt: at('expires_at').notNull(),
  usedAt: at('used_at'),
});

export const signInFailure = pgTable('sign_in_failure', {
  subject: text('subject').primaryKey(),
  failures: integer('failures').notNull(),
  lastFailureAt: at('last_failure_at').notNull(),
  blockedUntil: at('blocked_until').notNull(),
});

export const knownDevice = pgTable(
  'known_device',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    network: text('network').notNull(),
    device: text('device').notNull(),
    firstSeenAt: at('first_seen_at').notNull(),
    lastSeenAt: at('last_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.network, table.device] })],
);

export const twoStep = pgTable('two_step', {
  userId: bigint('user_id', { mode: 'number' }).primaryKey(),
  secret: bytea('secret').notNull(),
  enabledAt: at('enabled_at'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: at('created_at').notNull(),
});

export const recoveryCode = pgTable(
  'recovery_code',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    codeHash: bytea('code_hash').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
