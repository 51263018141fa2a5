import { OAUTH_PROVIDERS } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '#/database/bytea.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const userIdentity = pgTable('user_identity', {
  id: uuid('id')
    .notNull()
    .primaryKey()
    .default(sql`uuidv7()`),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  provider: text('provider', { enum: OAUTH_PROVIDERS }).notNull(),
  subject: text('subject').notNull(),
  email: text('email'),
  createdAt: at('created_at').notNull(),
  lastUsedAt: at('last_used_at').notNull(),
});

export const oauthState = pgTable('oauth_state', {
  stateHash: bytea('state_hash').primaryKey(),
  provider: text('provider', { enum: OAUTH_PROVIDERS }).notNull(),
  seed: bytea('seed').notNull(),
  redirectUri: text('redirect_uri').notNull(),
  givenName: text('given_name'),
  expiresAt: at('expires_at').notNull(),
});
