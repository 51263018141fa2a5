import { useLocale, useT } from '@lobby/i18n';
import { useState } from 'react';
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { HOME_COUNTRY, RULED_COUNTRIES } from './invoice-rules.ts';
import { invoiceOf, invoiceProblems, valuesOf, type Invoice, type InvoiceProblem, type InvoiceValues } from './invoice-values.ts';

/** The form of the invoice, which starts with what stood on the last one. */
export function useInvoiceForm(remembered: Invoice | undefined) {
  const locale = useLocale();
  const word = useProblemWords();
  const [chosen, setWanted] = useState<boolean>();
  const wanted = chosen ?? remembered !== undefined;
  const resolver: Resolver<InvoiceValues> = (values) => {
    const problems = Object.entries(invoiceProblems(values)) as [keyof InvoiceValues, InvoiceProblem][];
    if (problems.length === 0) return { values, errors: {} };
    const errors: FieldErrors<InvoiceValues> = {};
    for (const [field, problem] of problems) errors[field] = { type: 'invalid', message: word(problem, values) };
    return { values: {}, errors };
  };
  const form = useForm<InvoiceValues>({
    defaultValues: valuesOf(undefined, HOME_COUNTRY[locale]),
    ...(remembered && { values: valuesOf(remembered, HOME_COUNTRY[locale]) }),
    resetOptions: { keepDirtyValues: true },
    resolver,
    mode: 'onTouched',
  });
  return {
    form,
    wanted,
    setWanted,
    /** Hands over the invoice where one is wanted; puts the focus on the first field that is wrong. */
    submit: (place: (fields: { invoice?: Invoice }) => unknown) => async (event: { preventDefault: () => void }) => {
      event.preventDefault();
      if (wanted) await form.handleSubmit((values: InvoiceValues) => place({ invoice: invoiceOf(values) }))();
      else await place({});
    },
  };
}

function useProblemWords() {
  const t = useT('cost');
  const common = useT('common');
  return (problem: InvoiceProblem, { country }: InvoiceValues): string => {
    if (problem === 'required' || problem === 'email') return common(`errors.${problem}`);
    if (problem !== 'tax_no') return common('errors.too_long', { count: problem.over });
    // Only a country with a form of its own refuses a number.
    return t(`invoice.wrong_tax_no.${RULED_COUNTRIES.find((each) => each === country) ?? 'US'}`);
  };
}
