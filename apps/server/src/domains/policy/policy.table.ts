import { POLICY_TYPES } from '@lobby/contract';
import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const policyAcceptance = pgTable(
  'policy_acceptance',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    type: text('type', { enum: POLICY_TYPES }).notNull(),
    version: text('version').notNull(),
    /** The language in which the text was shown. */
    locale: text('locale').notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.type, table.version] })],
);
