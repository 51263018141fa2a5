import type { Currency, InvoiceFields, PayMethod, Period, SetMealId } from '@lobby/contract';

/** Who issues invoices. */
export interface Issuer {
  name: string;
  address: string | undefined;
  /** Of a Japanese registered issuer, `T` and 13 digits. */
  taxNo: string | undefined;
}

/** What an invoice says. Amounts in the smallest unit of the currency, times in milliseconds since 1970. */
export interface InvoiceFacts {
  /** Of the order; the invoice's own number is the same, so that the same order always has the same invoice. */
  orderNo: string;
  paidAt: number;
  setMealId: SetMealId;
  period: Period;
  startTime: number;
  endTime: number;
  currency: Currency;
  listAmount: number;
  discount: number;
  credit: number;
  /** Part of `payable` that is tax. */
  tax: number;
  payable: number;
  method: PayMethod;
  buyer: InvoiceFields;
  issuer: Issuer;
  /** IANA name of the zone that the dates are in. */
  timezone: string;
}
