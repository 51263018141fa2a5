import type { Currency, OrderKind, Period, SetMealId } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });
const money = (name: string) => bigint(name, { mode: 'number' });

export const payQuote = pgTable(
  'pay_quote',
  {
    tenantId: money('tenant_id').notNull(),
    id: uuid('id')
      .notNull()
      .default(sql`uuidv7()`),
    kind: text('kind').$type<OrderKind>().notNull(),
    setMealId: integer('set_meal_id').$type<SetMealId>().notNull(),
    period: text('period').$type<Period>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    listAmount: money('list_amount').notNull(),
    discount: money('discount').notNull(),
    credit: money('credit').notNull(),
    tax: money('tax').notNull(),
    payable: money('payable').notNull(),
    coupon: text('coupon'),
    startTime: at('start_time').notNull(),
    endTime: at('end_time').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);
