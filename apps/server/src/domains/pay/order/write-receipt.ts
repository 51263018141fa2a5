import type { TenantScope } from '#/database/transaction.ts';
import { enqueueMail } from '#/domains/mail/enqueue-mail.ts';
import { namePlan } from '#/domains/pay/list-plans.ts';
import { tenantTimezone } from '#/domains/tenant/tenant-timezone.ts';
import { say } from '#/words.ts';
import { formatAmount } from './format-amount.ts';
import type { OrderRow } from './order.repository.ts';

/** Lets the receipt of a paid order wait for delivery, to the buyer and to the invoice's own address. */
export async function writeReceipt(scope: TenantScope, order: OrderRow, now: number): Promise<void> {
  const { locale, buyerEmail, invoice } = order;
  const timeZone = await tenantTimezone(scope);
  const day = (at: Date | null) => (at ? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(at) : '');
  const words = {
    plan: namePlan(order.setMealId, locale),
    order: order.no,
    amount: formatAmount(order.payable, order.currency, locale),
    start: day(order.startTime),
    end: day(order.endTime),
  };
  const letter = { subject: say(locale, 'pay.receipt_subject', words), text: say(locale, 'pay.receipt_text', words) };
  for (const to of new Set([buyerEmail, invoice?.email ?? buyerEmail])) await enqueueMail(scope, { to, ...letter }, now);
}
