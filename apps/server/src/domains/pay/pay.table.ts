import { bigint, date, integer, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const tenantId = () => bigint('tenant_id', { mode: 'number' });

export const subscription = pgTable('subscription', {
  tenantId: tenantId().primaryKey(),
  setMealId: integer('set_meal_id').notNull(),
  startTime: timestamp('start_time', { withTimezone: true }).notNull(),
  endTime: timestamp('end_time', { withTimezone: true }).notNull(),
  amount: numeric('amount', { mode: 'number', precision: 12, scale: 2 }).notNull(),
  currency: text('currency').notNull(),
});

export const usageCounter = pgTable(
  'usage_counter',
  {
    tenantId: tenantId().notNull(),
    metric: text('metric').notNull(),
    periodStart: date('period_start', { mode: 'string' }).notNull(),
    used: bigint('used', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.metric, table.periodStart] })],
);
