import type { Currency, InvoiceFields, Locale, OrderKind, OrderStatus, PayMethod, Period, SetMealId } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });
const money = (name: string) => bigint(name, { mode: 'number' });

/** Why an order was not paid, as names of the group `pay` of the texts. */
export type OrderFailure = 'failure_refused' | 'failure_amount';

export const payOrder = pgTable(
  'pay_order',
  {
    tenantId: money('tenant_id').notNull(),
    id: uuid('id')
      .notNull()
      .default(sql`uuidv7()`),
    no: text('no').notNull(),
    quoteId: uuid('quote_id').notNull(),
    buyerId: money('buyer_id').notNull(),
    buyerEmail: text('buyer_email').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
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
    status: text('status').$type<OrderStatus>().notNull(),
    method: text('method').$type<PayMethod>().notNull(),
    provider: text('provider'),
    attempt: integer('attempt').notNull().default(1),
    attemptedAt: at('attempted_at').notNull(),
    providerRef: text('provider_ref'),
    redirectUrl: text('redirect_url'),
    voucher: text('voucher'),
    failure: text('failure').$type<OrderFailure>(),
    invoice: jsonb('invoice').$type<InvoiceFields>(),
    quotedAt: at('quoted_at').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    paidAt: at('paid_at'),
    startTime: at('start_time'),
    endTime: at('end_time'),
    valueFrom: at('value_from'),
    value: money('value'),
    creditedAt: at('credited_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
);
