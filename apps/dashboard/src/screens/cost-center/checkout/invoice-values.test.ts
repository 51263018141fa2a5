import { describe, expect, it } from 'vitest';
import { invoiceOf, invoiceProblems, type InvoiceValues } from './invoice-values.ts';

const values = (over: Partial<InvoiceValues>): InvoiceValues => ({
  title: 'Kumo Outdoor',
  tax_no: '',
  address: '',
  email: '',
  country: 'HK',
  ...over,
});

describe('what is wrong with an invoice', () => {
  it.each<[string, Partial<InvoiceValues>, ReturnType<typeof invoiceProblems>]>([
    ['a name is enough in most countries', {}, {}],
    ['a name is always needed', { title: ' ' }, { title: 'required' }],
    ['a fapiao needs the tax number, and somewhere to go', { country: 'CN' }, { tax_no: 'required', email: 'required' }],
    ['a fapiao with its number is whole', { country: 'CN', tax_no: '9131 0000 MA1K 3X8Q 7T', email: 'pay@kumo.example' }, {}],
    ['a Japanese number is T and 13 digits', { country: 'JP', tax_no: '123' }, { tax_no: 'tax_no' }],
    ['a Japanese number may be left out', { country: 'JP' }, {}],
    ['elsewhere a number has any form', { country: 'DE', tax_no: 'DE 1' }, {}],
    ['an address is an address', { email: 'nobody' }, { email: 'email' }],
    [
      'what is too long says by how much',
      { title: 'x'.repeat(121), address: 'y'.repeat(302) },
      { title: { over: 1 }, address: { over: 2 } },
    ],
  ])('%s', (_, over, problems) => {
    expect(invoiceProblems(values(over))).toEqual(problems);
  });
});

describe('the invoice as it is sent', () => {
  it('leaves out what is empty', () => {
    expect(invoiceOf(values({ title: ' Kumo Outdoor ' }))).toEqual({ title: 'Kumo Outdoor', country: 'HK' });
  });

  it('writes the tax number plainly', () => {
    expect(invoiceOf(values({ country: 'JP', tax_no: 'ｔ 1234567890123', email: ' pay@kumo.example ', address: ' Tokyo ' }))).toEqual({
      title: 'Kumo Outdoor',
      country: 'JP',
      tax_no: 'T1234567890123',
      email: 'pay@kumo.example',
      address: 'Tokyo',
    });
  });
});
