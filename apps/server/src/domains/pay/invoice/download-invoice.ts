import type { InvoiceFields, pay } from '@lobby/contract';
import type { Call, FileAnswer } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { findOrder, type OrderRow } from '#/domains/pay/order/find-order.ts';
import { findCorrespondence } from '#/domains/tenant/find-correspondence.ts';
import { BusinessError } from '#/errors.ts';
import { drawApart } from './draw-apart.ts';
import type { InvoiceFacts, Issuer } from './invoice-facts.ts';

/** The invoice of a paid order, in the caller's language. @throws BusinessError not_found, also for an order that is not paid */
export async function downloadInvoice({ request, actor, locale, services }: Call<typeof pay.invoice>): Promise<FileAnswer> {
  const facts = await inTenant(services.database, actor.tenantId, async (scope) => {
    const order = await findOrder(scope, request.order_no);
    const { name, timezone } = await findCorrespondence(scope);
    return factsOf(order, { title: name, ...order.invoice }, services.config.invoiceIssuer, timezone);
  });
  return { name: `invoice-${facts.orderNo}.pdf`, type: 'application/pdf', bytes: await drawApart({ facts, locale }) };
}

function factsOf(order: OrderRow, buyer: InvoiceFields, issuer: Issuer, timezone: string): InvoiceFacts {
  const { no, status, paidAt, startTime, endTime } = order;
  if (status !== 'paid' || !paidAt || !startTime || !endTime) throw new BusinessError('not_found');
  const { setMealId, period, currency, listAmount, discount, credit, tax, payable, method } = order;
  const times = { paidAt: paidAt.getTime(), startTime: startTime.getTime(), endTime: endTime.getTime(), timezone };
  return { orderNo: no, setMealId, period, currency, listAmount, discount, credit, tax, payable, method, buyer, issuer, ...times };
}
