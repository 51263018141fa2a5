import { describe, expect, it } from 'vitest';
import { invoiceRule, plainTaxNo } from './invoice-rules.ts';

const fits = (country: string, typed: string) => invoiceRule(country).taxNoForm?.test(plainTaxNo(typed));

describe('the tax number of a country', () => {
  it.each([
    ['CN', '91310000MA1K3X8Q7T', true],
    ['CN', '９１３１００００ma1k3x8q7t', true],
    ['CN', '12345', false],
    ['JP', 'T1234567890123', true],
    ['JP', 'ｔ1234567890123', true],
    ['JP', '1234567890123', false],
    ['HK', '12345678', true],
    ['HK', '12345678-000', true],
    ['HK', '12345678-000-11-22-A', true],
    ['HK', '1234', false],
    ['US', '12-3456789', true],
    ['US', '123456789', true],
    ['US', '12-34', false],
  ])('%s %s fits: %s', (country, typed, answer) => {
    expect(fits(country, typed)).toBe(answer);
  });

  it('is asked for in China only, where a fapiao is not valid without it', () => {
    expect(['CN', 'HK', 'JP', 'US', 'DE'].filter((country) => invoiceRule(country).taxNoNeeded)).toEqual(['CN']);
  });

  it('is any number elsewhere', () => {
    expect(invoiceRule('DE')).toEqual({ taxNo: 'other', taxNoNeeded: false, emailNeeded: false });
  });
});
