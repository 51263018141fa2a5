import { useT } from '@lobby/i18n';
import { Select, type SelectOption } from '@lobby/ui';
import { ANY } from './use-filter-draft.ts';

interface FilterChoiceProps {
  label: string;
  value: string | undefined;
  options: readonly SelectOption<string>[];
  onChange: (value: string) => void;
}

/** One of some, or any. */
export function FilterChoice({ label, value = ANY, options, onChange }: FilterChoiceProps) {
  const t = useT('controls');
  return <Select label={label} value={value} options={[{ value: ANY, label: t('filter.any') }, ...options]} onChange={onChange} />;
}
