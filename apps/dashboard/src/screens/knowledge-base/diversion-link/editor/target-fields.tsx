import {
  DIVERSION_HOURS,
  DIVERSION_TARGET_KINDS,
  LOCALES,
  LOCALE_NAMES,
  WEIGHT_MAX,
  type DiversionTarget,
  type Locale,
} from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Checkbox, IconButton, Select } from '@lobby/ui';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { TargetIcon } from '#/components/diversion/target-icon.tsx';
import { CountriesField } from './countries-field.tsx';
import { NumberField } from './number-field.tsx';
import { TargetRef } from './target-ref.tsx';

interface TargetFieldsProps {
  target: DiversionTarget;
  /** From 0. */
  place: number;
  count: number;
  showsWeight: boolean;
  error: string | undefined;
  onChange: (target: DiversionTarget) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One place that the link leads to: what it is, when and for whom it is used, and how many it takes. */
export function TargetFields(props: TargetFieldsProps) {
  const { target, place, showsWeight, error, onChange } = props;
  const t = useT('diversion');
  const set = (change: Partial<DiversionTarget>) => onChange({ ...target, ...change });
  return (
    <li className="rounded-lg border border-border p-4">
      <Head {...props} />
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <Select
          label={t('field.kind')}
          options={DIVERSION_TARGET_KINDS.map((value) => ({ value, label: t(`kind.${value}`), icon: <TargetIcon kind={value} /> }))}
          value={target.kind}
          onChange={(kind) => set({ kind, ref: '' })}
        />
        <TargetRef target={target} error={error} onChange={(ref) => set({ ref })} />
        <Select
          label={t('field.hours')}
          options={DIVERSION_HOURS.map((value) => ({ value, label: t(`hours.${value}`) }))}
          value={target.hours}
          onChange={(hours) => set({ hours })}
        />
        {showsWeight ? (
          <NumberField
            label={t('field.weight')}
            most={WEIGHT_MAX}
            value={target.weight}
            onChange={(weight) => set({ weight: weight ?? 1 })}
          />
        ) : null}
        <NumberField label={t('field.daily_cap')} optional value={target.daily_cap} onChange={(cap) => set({ daily_cap: cap })} />
        <NumberField label={t('field.total_cap')} optional value={target.total_cap} onChange={(cap) => set({ total_cap: cap })} />
      </div>
      <Languages chosen={target.languages} place={place} onChange={(languages) => set({ languages })} />
      <CountriesField chosen={target.countries} place={place} onChange={(countries) => set({ countries })} />
    </li>
  );
}

function Head({ target, place, count, onChange, onMove, onRemove }: TargetFieldsProps) {
  const t = useT('diversion');
  const number = place + 1;
  return (
    <div className="flex flex-wrap items-center gap-1">
      <h3 className="flex-1 text-13 font-semibold">{t('target_no', { number })}</h3>
      <Checkbox className="me-2" checked={target.enabled} onChange={(event) => onChange({ ...target, enabled: event.target.checked })}>
        {t('field.enabled')}
      </Checkbox>
      <IconButton
        label={t('move_up', { number })}
        icon={<ArrowUp size={15} />}
        disabled={place === 0}
        onClick={() => onMove(-1)}
        className="size-8!"
      />
      <IconButton
        label={t('move_down', { number })}
        icon={<ArrowDown size={15} />}
        disabled={place === count - 1}
        onClick={() => onMove(1)}
        className="size-8!"
      />
      <IconButton
        label={t('remove_target', { number })}
        icon={<Trash2 size={15} />}
        disabled={count === 1}
        onClick={onRemove}
        className="size-8!"
      />
    </div>
  );
}

function Languages({ chosen, place, onChange }: { chosen: readonly Locale[]; place: number; onChange: (languages: Locale[]) => void }) {
  const t = useT('diversion');
  return (
    <fieldset className="mt-4" aria-label={t('languages_of', { number: place + 1 })}>
      <legend className="mb-1.5 text-label">{t('field.languages')}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {LOCALES.map((locale) => (
          <Checkbox
            key={locale}
            checked={chosen.includes(locale)}
            onChange={({ target }) => onChange(LOCALES.filter((each) => (each === locale ? target.checked : chosen.includes(each))))}
          >
            {LOCALE_NAMES[locale]}
          </Checkbox>
        ))}
      </div>
      <p className="mt-1.5 text-xs text-muted">{t('field.languages_text')}</p>
    </fieldset>
  );
}
