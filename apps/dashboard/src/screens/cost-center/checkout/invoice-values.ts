import { invoiceFields } from '@lobby/contract';
import type { OrderRequest } from '#/data/pay.ts';
import { invoiceRule, plainTaxNo } from './invoice-rules.ts';

/** What stands on an invoice, as an order keeps it. */
export type Invoice = NonNullable<OrderRequest['invoice']>;

/** The same as it is typed: nothing is missing, only empty. */
export type InvoiceValues = Record<keyof Invoice, string>;

/** The form of an invoice: what stood on the last one, or nothing. */
export function valuesOf(invoice: Invoice | undefined, homeCountry: string): InvoiceValues {
  return {
    title: invoice?.title ?? '',
    tax_no: invoice?.tax_no ?? '',
    address: invoice?.address ?? '',
    email: invoice?.email ?? '',
    country: invoice?.country ?? homeCountry,
  };
}

/** What is wrong with a field; `over` counts the characters too many. */
export type InvoiceProblem = 'required' | 'email' | 'tax_no' | { readonly over: number };
type Problems = Partial<Record<keyof InvoiceValues, InvoiceProblem>>;

/** Longest accepted texts, in characters; the contract refuses longer ones. */
const MAX = { title: 120, tax_no: 40, address: 300 } as const;

/** What is wrong with each field of an invoice. */
export function invoiceProblems(values: InvoiceValues): Problems {
  const { title, country, tax_no: taxNo, email } = values;
  const rule = invoiceRule(country);
  const problems: Problems = {};
  if (title.trim() === '') problems.title = 'required';
  if (plainTaxNo(taxNo) === '') {
    if (rule.taxNoNeeded) problems.tax_no = 'required';
  } else if (rule.taxNoForm && !rule.taxNoForm.test(plainTaxNo(taxNo))) problems.tax_no = 'tax_no';
  if (email.trim() === '') {
    if (rule.emailNeeded) problems.email = 'required';
  } else if (!invoiceFields.shape.email.safeParse(email).success) problems.email = 'email';
  for (const [field, max] of Object.entries(MAX) as [keyof typeof MAX, number][]) {
    const over = values[field].trim().length - max;
    if (over > 0) problems[field] = { over };
  }
  return problems;
}

/** The invoice as it is sent: what is empty is left out. */
export function invoiceOf(values: InvoiceValues): Invoice {
  const taxNo = plainTaxNo(values.tax_no);
  const address = values.address.trim();
  const email = values.email.trim();
  return {
    title: values.title.trim(),
    country: values.country,
    ...(taxNo !== '' && { tax_no: taxNo }),
    ...(address !== '' && { address }),
    ...(email !== '' && { email }),
  };
}
