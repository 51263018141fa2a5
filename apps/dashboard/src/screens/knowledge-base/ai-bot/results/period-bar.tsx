import { CHANNEL_KINDS, isLocale, LOCALE_NAMES, LOCALES, RESULT_DAYS_MAX, type BotResults } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, toast } from '@lobby/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { OwnDays } from '#/components/analysis/own-days.tsx';
import { choiceOf, PERIODS } from '#/components/analysis/period.ts';
import { saveFile } from '#/components/save-file.ts';
import { SelectOnDemand } from '#/components/select-on-demand.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { exportResults } from '#/data/bot-results.ts';
import { useResultSearch } from './use-result-search.ts';

const ALL = 'all';

/** Which days, which language, which version. @param results undefined while they are on their way */
export function PeriodBar({ results }: { results: BotResults | undefined }) {
  const t = useT('bot');
  const controls = useT('controls');
  const { search, change } = useResultSearch();
  const versions = [
    ...new Set([...(results?.versions ?? []).map(({ key }) => key), ...(search.version === undefined ? [] : [String(search.version)])]),
  ];
  const choosePeriod = (choice: string) => {
    const days = PERIODS.find((each) => String(each) === choice);
    if (days !== undefined) change({ days, from: undefined, to: undefined });
    else if (results) change({ days: undefined, from: results.from, to: results.to });
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <SelectOnDemand
          label={t('results.period')}
          className="w-40"
          options={[
            ...PERIODS.map((each) => ({ value: String(each), label: t('results.last_days', { count: each }) })),
            { value: 'own', label: t('results.own') },
          ]}
          value={choiceOf(search)}
          onChange={choosePeriod}
        />
        <SelectOnDemand
          label={t('results.language')}
          className="w-40"
          options={[
            { value: ALL, label: t('results.all_languages') },
            ...LOCALES.map((each) => ({ value: each as string, label: LOCALE_NAMES[each] })),
          ]}
          value={search.language ?? ALL}
          onChange={(value) => change({ language: isLocale(value) ? value : undefined })}
        />
        <SelectOnDemand
          label={t('results.channel')}
          className="w-40"
          options={[
            { value: ALL, label: t('results.all_channels') },
            ...CHANNEL_KINDS.map((each) => ({ value: each as string, label: controls(`channel.${each}`) })),
          ]}
          value={search.channel ?? ALL}
          onChange={(value) => change({ channel: CHANNEL_KINDS.find((each) => each === value) })}
        />
        <SelectOnDemand
          label={t('results.version')}
          className="w-44"
          options={[
            { value: ALL, label: t('results.all_versions') },
            ...versions.map((key) => ({ value: key, label: key === '0' ? t('results.no_version') : t('results.version_no', { no: key }) })),
          ]}
          value={search.version === undefined ? ALL : String(search.version)}
          onChange={(value) => change({ version: value === ALL ? undefined : Number(value) })}
        />
      </div>
      {search.from !== undefined && search.to !== undefined ? (
        <OwnDays
          key={`${search.from} ${search.to}`}
          from={search.from}
          to={search.to}
          words={{
            from: t('results.from'),
            to: t('results.to'),
            order: t('results.order', { count: RESULT_DAYS_MAX }),
            too_long: t('results.too_long', { count: RESULT_DAYS_MAX }),
          }}
          onChange={change}
        />
      ) : null}
    </div>
  );
}

/** The figures of the period as a file. */
export function ExportButton() {
  const t = useT('bot');
  const errorText = useErrorText();
  const api = useApi();
  const { period } = useResultSearch();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { blob, filename } = await exportResults(api, period);
      saveFile(blob, filename ?? 'bot-results.csv');
    } catch (error) {
      toast.error(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" icon={<Download size={15} aria-hidden="true" />} loading={busy} onClick={() => void save()}>
      {t('results.export')}
    </Button>
  );
}
