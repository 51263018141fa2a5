import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

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
