import { bigint, date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const tenantId = () => bigint('tenant_id', { mode: 'number' });
const at = (name: string) => timestamp(name, { withTimezone: true });

export const subscription = pgTable('subscription', {
  tenantId: tenantId().primaryKey(),
  setMealId: integer('set_meal_id').notNull(),
  startTime: at('start_time').notNull(),
  endTime: at('end_time').notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
  orderId: uuid('order_id'),
  nextSetMealId: integer('next_set_meal_id'),
  nextStartTime: at('next_start_time'),
  nextAmount: bigint('next_amount', { mode: 'number' }),
  nextCurrency: text('next_currency'),
  nextOrderId: uuid('next_order_id'),
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
