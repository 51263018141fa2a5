import { countryOptions, useLocale, useT, zoneOptions } from '@lobby/i18n';
import { INDUSTRIES } from '@lobby/contract';
import { Combobox, Select } from '@lobby/ui';
import { useMemo, useState } from 'react';
import { useProblemText } from '#/components/form/problem.ts';
import type { useToB } from './use-to-b.ts';

/** Country, zone and industry: chosen from the browser's own, and found by typing. */
export function PlaceFields({ toB: { draft, change, chooseCountry, form } }: { toB: ReturnType<typeof useToB> }) {
  const t = useT('business');
  const say = useProblemText();
  const locale = useLocale();
  const [own] = useState(draft.timezone);
  const [openedAt] = useState(() => Date.now());
  const countries = useMemo(() => countryOptions(locale), [locale]);
  const zones = useMemo(() => zoneOptions(locale, own, openedAt), [locale, own, openedAt]);
  const industries = INDUSTRIES.map((value) => ({ value, label: t(`to_b.industries.${value}`) }));
  return (
    <>
      <div className="grid gap-x-3 gap-y-5 sm:grid-cols-2">
        <Combobox
          key={locale}
          {...form.tie('country')}
          label={t('to_b.country')}
          options={countries}
          value={draft.country || null}
          error={say(form.problemAt('country'))}
          onChange={(country) => (country === null ? change({ country: '' }) : chooseCountry(country))}
        />
        <Select
          label={t('to_b.industry')}
          options={industries}
          value={draft.industry ?? null}
          placeholder={t('to_b.industry_choose')}
          error={say(form.problemAt('industry'))}
          onChange={(industry) => change({ industry })}
        />
      </div>
      <Combobox
        key={`${locale} zone`}
        {...form.tie('timezone')}
        label={t('to_b.timezone')}
        options={zones}
        value={draft.timezone || null}
        error={say(form.problemAt('timezone'))}
        onChange={(timezone) => change({ timezone: timezone ?? '' })}
      />
    </>
  );
}
