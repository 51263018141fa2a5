import { sql } from 'drizzle-orm';
import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const paymentEvent = pgTable('payment_event', {
  id: uuid('id')
    .primaryKey()
    .default(sql`uuidv7()`),
  provider: text('provider').notNull(),
  eventId: text('event_id').notNull(),
  orderNo: text('order_no'),
  raw: text('raw').notNull(),
  verified: boolean('verified').notNull(),
  outcome: text('outcome'),
  receivedAt: at('received_at').notNull(),
  appliedAt: at('applied_at'),
});
