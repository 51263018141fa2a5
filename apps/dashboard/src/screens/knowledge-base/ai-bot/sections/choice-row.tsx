import { classNames } from '@lobby/ui';
import { Check } from 'lucide-react';
import { useId } from 'react';

interface ChoiceRowProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, side by side, as radio buttons. */
export function ChoiceRow<Value extends string>({ label, options, value, onChange }: ChoiceRowProps<Value>) {
  const id = useId();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-label">{label}</legend>
      <div
        className={classNames(
          'grid gap-2 sm:auto-cols-fr sm:grid-flow-col',
          options.length % 2 === 0 ? 'max-sm:grid-cols-2' : 'max-sm:grid-cols-1',
        )}
      >
        {options.map((option) => {
          const chosen = option.value === value;
          return (
            <label
              key={option.value}
              className={classNames(
                'relative flex min-h-9 cursor-pointer items-center justify-center gap-2 rounded-lg border px-3 py-1.5 text-center text-13 has-focus-visible:outline-2 has-focus-visible:outline-accent',
                chosen ? 'border-accent bg-accent-tint text-accent-text ring-1 ring-accent' : 'border-border hover:bg-default',
              )}
            >
              <input
                type="radio"
                name={id}
                checked={chosen}
                onChange={() => onChange(option.value)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              {chosen ? <Check size={15} aria-hidden="true" className="shrink-0" /> : null}
              {option.label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
