import type { Currency, Locale } from '@lobby/contract';
import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PaymentStatus } from './payment-provider.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const sandboxPayment = pgTable('sandbox_payment', {
  ref: text('ref').primaryKey(),
  idempotencyKey: text('idempotency_key').notNull(),
  orderNo: text('order_no').notNull(),
  metadata: jsonb('metadata').$type<{ tenantId: number; locale: Locale }>().notNull(),
  method: text('method').notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  description: text('description').notNull(),
  status: text('status').$type<PaymentStatus>().notNull(),
  voucher: text('voucher'),
  returnUrl: text('return_url').notNull(),
  createdAt: at('created_at').notNull(),
  expiresAt: at('expires_at').notNull(),
});
