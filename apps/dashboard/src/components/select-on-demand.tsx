import type { SelectProps } from '@lobby/ui';
import { ChevronDown } from 'lucide-react';
import type { ComponentType } from 'react';
import { useOnDemand } from './use-on-demand.ts';

const load = () => import('./select-control.ts').then(({ Select }) => Select as ComponentType<SelectProps<string>>);

type Props<Value extends string> = Pick<SelectProps<Value>, 'label' | 'options' | 'value' | 'onChange'> & { className?: string };

/** One of several, in a toolbar, its label spoken only; the list's code is fetched when somebody comes near. */
export function SelectOnDemand<Value extends string>({ className, label, options, value, onChange }: Props<Value>) {
  const { Control, place, approach } = useOnDemand(load);
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen);
    if (option) onChange(option.value);
  };
  const shown = options.find((option) => option.value === value)?.label;
  return (
    <div ref={place} className={className}>
      {Control ? (
        <Control hideLabel label={label} options={options} value={value} onChange={choose} />
      ) : (
        <button
          type="button"
          {...approach}
          aria-haspopup="listbox"
          aria-label={`${label}: ${shown ?? ''}`}
          className="flex h-(--field-height) w-full items-center gap-2 rounded-(--field-radius) border border-field-border bg-field px-(--field-padding) text-left text-control hover:border-field-border-hover"
        >
          <span className="min-w-0 flex-1 truncate">{shown}</span>
          <ChevronDown size={15} aria-hidden="true" className="shrink-0 text-muted" />
        </button>
      )}
    </div>
  );
}
