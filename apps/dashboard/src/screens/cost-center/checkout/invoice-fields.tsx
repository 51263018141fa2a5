import { useLocale, useT } from '@lobby/i18n';
import { Checkbox, Select, TextField } from '@lobby/ui';
import { useController, useWatch } from 'react-hook-form';
import { COUNTRIES, invoiceRule } from './invoice-rules.ts';
import type { useInvoiceForm } from './use-invoice-form.ts';

type InvoiceForm = ReturnType<typeof useInvoiceForm>;

/** What stands on the invoice, by the rules of its country. */
export function InvoiceFields({ form: { form, wanted, setWanted } }: { form: InvoiceForm }) {
  const t = useT('cost');
  return (
    <div className="flex flex-col gap-4">
      <Checkbox className="text-13" checked={wanted} onChange={(event) => setWanted(event.target.checked)}>
        {t('invoice.wanted')}
        <span className="block text-xs text-muted">{t('invoice.remembered')}</span>
      </Checkbox>
      {wanted ? <Fields form={form} /> : null}
    </div>
  );
}

function Fields({ form }: { form: InvoiceForm['form'] }) {
  const t = useT('cost');
  const country = useWatch({ control: form.control, name: 'country' });
  const { errors } = form.formState;
  const rule = invoiceRule(country);
  return (
    <div className="flex flex-col gap-4 rounded-xl border border-border p-4">
      <CountryField form={form} />
      <TextField
        label={t(`invoice.title.${rule.taxNo}`)}
        autoComplete="organization"
        error={errors.title?.message}
        {...form.register('title')}
      />
      <TextField
        label={t(`invoice.tax_no.${rule.taxNo}`)}
        optional={!rule.taxNoNeeded}
        autoComplete="off"
        placeholder={t(`invoice.tax_no_example.${rule.taxNo}`)}
        error={errors.tax_no?.message}
        {...form.register('tax_no')}
      />
      <TextField
        label={t('invoice.address')}
        optional
        autoComplete="street-address"
        error={errors.address?.message}
        {...form.register('address')}
      />
      <TextField
        label={t('invoice.email')}
        optional={!rule.emailNeeded}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
    </div>
  );
}

function CountryField({ form: { control } }: { form: InvoiceForm['form'] }) {
  const t = useT('cost');
  const locale = useLocale();
  const { field } = useController({ control, name: 'country' });
  const names = new Intl.DisplayNames(locale, { type: 'region', style: 'short' });
  const known = COUNTRIES.includes(field.value) ? COUNTRIES : [...COUNTRIES, field.value];
  return (
    <Select
      label={t('invoice.country')}
      options={known.map((code) => ({ value: code, label: names.of(code) ?? code }))}
      value={field.value}
      onChange={field.onChange}
    />
  );
}
