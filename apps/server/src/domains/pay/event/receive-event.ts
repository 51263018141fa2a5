import { Buffer } from 'node:buffer';
import { inPlatform } from '#/database/transaction.ts';
import { settlePayment } from '#/domains/pay/order/settle-payment.ts';
import type { Services } from '#/services.ts';
import { markApplied, recordEvent } from './event.repository.ts';

/**
 * Takes a provider's report: checked by its raw bytes, written down once, applied once. Forged ones leave no trace but
 * a line in the log, so that nobody fills the table.
 */
export async function receiveEvent(
  services: Services,
  provider: string,
  raw: Uint8Array,
  headers: Headers,
): Promise<'taken' | 'forged' | 'unknown_provider'> {
  const { payments, database, now, log } = services;
  if (payments?.provider !== provider) return 'unknown_provider';
  const event = payments.readEvent(raw, headers);
  if (!event) {
    log.warn({ provider }, 'a payment report with a wrong signature was refused');
    return 'forged';
  }
  const { payment } = event;
  const row = {
    provider,
    eventId: event.id,
    orderNo: payment?.orderNo ?? null,
    raw: Buffer.from(raw).toString('utf8').replaceAll('\0', ''),
    verified: true,
    receivedAt: new Date(now()),
  };
  const { id, appliedAt } = await inPlatform(database, (scope) => recordEvent(scope, row));
  if (appliedAt) return 'taken';
  const settled = payment && (await settlePayment(services, payment));
  const outcome = settled?.settlement ?? (payment ? 'unknown_order' : 'other');
  if (outcome === 'unknown_order') log.error({ event: event.id, order: payment?.orderNo }, 'a payment report is about no order of ours');
  await inPlatform(database, (scope) => markApplied(scope, id, outcome, new Date(now())));
  return 'taken';
}
