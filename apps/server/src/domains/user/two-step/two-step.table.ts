import { bigint, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '#/database/bytea.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

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
