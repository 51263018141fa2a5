import { LOCALES, LOCALE_NAMES, SIMULATED_VISITS, type DiversionLink, type Locale } from '@lobby/contract';
import { countryOptions, useFormats, useLocale, useT } from '@lobby/i18n';
import { Alert, Button, Combobox, Panel } from '@lobby/ui';
import { useMutation } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTargetName } from '#/components/diversion/target-name.ts';
import { SelectOnDemand } from '#/components/select-on-demand.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { simulateVisits } from '#/data/diversion-link.ts';

/** How the next hundred visits would be shared out as everything stands now. */
export function Simulation({ link }: { link: DiversionLink }) {
  const t = useT('diversion');
  const formats = useFormats();
  const errorText = useErrorText();
  const api = useApi();
  const shown = useLocale();
  const [locale, setLocale] = useState<Locale>(shown);
  const [country, setCountry] = useState<string | null>(null);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (visitor: { locale: Locale; country: string | undefined }) => simulateVisits(api, link.id, visitor),
  });
  const countries = useMemo(() => countryOptions(shown), [shown]);
  const asksCountry = link.targets.some((target) => target.countries.length > 0);
  return (
    <Panel title={t('simulate_title', { number: formats.number(SIMULATED_VISITS) })}>
      <p className="mb-4 text-13 text-muted">{t('simulate_text')}</p>
      <div className="flex flex-wrap gap-2">
        <SelectOnDemand
          label={t('simulate_language')}
          className="w-48"
          options={LOCALES.map((each) => ({ value: each, label: LOCALE_NAMES[each] }))}
          value={locale}
          onChange={setLocale}
        />
        {asksCountry ? (
          <Combobox
            label={t('simulate_country')}
            hideLabel
            className="w-56"
            placeholder={t('country_unknown')}
            options={countries}
            value={country}
            onChange={setCountry}
          />
        ) : null}
        <Button
          variant="primary"
          icon={<FlaskConical size={15} />}
          loading={isPending}
          onClick={() => mutate({ locale, country: country ?? undefined })}
        >
          {t('simulate')}
        </Button>
      </div>
      <div aria-live="polite" className="mt-5">
        {error ? <Alert tone="danger">{errorText(error)}</Alert> : null}
        {data ? <Shares link={link} shares={data} /> : null}
      </div>
    </Panel>
  );
}

type Simulated = Awaited<ReturnType<typeof simulateVisits>>;

function Shares({ link, shares }: { link: DiversionLink; shares: Simulated }) {
  const t = useT('diversion');
  const formats = useFormats();
  const nameOf = useTargetName();
  const rows = [
    ...shares.targets.map(({ id, name, visits }) => {
      const target = link.targets.find((each) => each.id === id);
      return { id, label: target ? nameOf(target) : (name ?? t('removed_target')), visits };
    }),
    ...(shares.fallback > 0 ? [{ id: 'fallback', label: t('no_target'), visits: shares.fallback }] : []),
  ];
  return (
    <dl className="flex flex-col gap-3">
      {rows.map(({ id, label, visits }) => (
        <div key={id} className="grid grid-cols-[minmax(0,12rem)_minmax(0,1fr)_3rem] items-center gap-3">
          <dt className="truncate text-13">{label}</dt>
          <dd aria-hidden="true" className="h-5 overflow-hidden rounded-md bg-default">
            <span className="block h-full rounded-md bg-accent" style={{ width: `${visits}%` }} />
          </dd>
          <dd className="text-end text-13 tabular-nums">{formats.number(visits)}</dd>
        </div>
      ))}
    </dl>
  );
}
