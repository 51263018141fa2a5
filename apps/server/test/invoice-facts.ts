import type { InvoiceFacts } from '#/domains/pay/invoice/invoice-facts.ts';

/** A paid order as tests begin with it. */
export const FACTS: InvoiceFacts = {
  orderNo: 'LB20261121000001',
  paidAt: Date.UTC(2026, 10, 21, 9),
  setMealId: 2,
  period: 'month',
  startTime: Date.UTC(2026, 10, 21, 9),
  endTime: Date.UTC(2026, 11, 21, 9),
  currency: 'USD',
  listAmount: 3_900,
  discount: 0,
  credit: 0,
  tax: 0,
  payable: 3_900,
  method: 'card',
  buyer: { title: 'Harbour Shoes Ltd', address: '5 Harbour Road', tax_no: 'DE123456789', email: 'pay@shoes.example', country: 'DE' },
  issuer: { name: 'Lobby Limited', address: '1 Harbour Road, Hong Kong', taxNo: '12345678-000' },
  timezone: 'Europe/Berlin',
};
