import { classNames } from '@lobby/ui';
import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';

export interface Choice<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  /** What speaks for it, beneath the label: such choices are cards. */
  readonly detail?: ReactNode;
}

interface ChoiceGroupProps<Value extends string | number> {
  label: string;
  /** Beneath the label of the group. */
  note?: string;
  options: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Many short words, in as many rows as they need. */
  wraps?: boolean;
}

/** One of a few, side by side, as radio buttons: a row of words, or cards that say what each would do. */
export function ChoiceGroup<Value extends string | number>({
  label,
  note,
  options,
  value,
  onChange,
  wraps = false,
}: ChoiceGroupProps<Value>) {
  const id = useId();
  const areCards = options.some(({ detail }) => detail !== undefined);
  const Row = areCards ? CardRow : WordRow;
  return (
    <fieldset>
      <legend className="text-label">{label}</legend>
      {note === undefined ? null : <p className="mt-1 text-muted">{note}</p>}
      <div
        className={classNames(
          wraps && !areCards ? 'mt-2 flex flex-wrap gap-2' : 'grid',
          areCards
            ? classNames('mt-3 gap-3', options.length % 3 === 0 ? 'md:grid-cols-3' : 'sm:grid-cols-2')
            : !wraps && 'mt-2 gap-2 sm:auto-cols-fr sm:grid-flow-col',
          !areCards && !wraps && (options.length % 2 === 0 ? 'max-sm:grid-cols-2' : 'max-sm:grid-cols-1'),
        )}
      >
        {options.map((option) => {
          const isChosen = option.value === value;
          const optionId = `${id}-${option.value}`;
          return (
            <label
              key={option.value}
              htmlFor={optionId}
              className={classNames(
                'relative flex cursor-pointer border has-focus-visible:outline-2 has-focus-visible:outline-accent',
                areCards
                  ? 'flex-col gap-3 rounded-xl p-4'
                  : 'min-h-9 items-center justify-center gap-2 rounded-lg px-3 py-1.5 text-center text-13 pointer-coarse:min-h-11',
                isChosen ? 'border-accent bg-accent-tint ring-1 ring-accent' : 'border-border hover:bg-default',
                isChosen && !areCards && 'text-accent-text',
              )}
            >
              <Row id={optionId} name={id} option={option} isChosen={isChosen} onChoose={() => onChange(option.value)} />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

interface RowProps {
  /** Of the radio button. */
  id: string;
  name: string;
  option: Choice<string | number>;
  isChosen: boolean;
  onChoose: () => void;
}

function WordRow({ id, name, option, isChosen, onChoose }: RowProps) {
  return (
    <>
      <input
        id={id}
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {isChosen ? <Check size={15} aria-hidden="true" className="shrink-0" /> : null}
      {option.label}
    </>
  );
}

function CardRow({ id, name, option, isChosen, onChoose }: RowProps) {
  return (
    <>
      <span className="flex items-start gap-2.5">
        <input
          id={id}
          type="radio"
          name={name}
          checked={isChosen}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-detail`}
          onChange={onChoose}
          className="mt-0.5 size-4 shrink-0 accent-accent"
        />
        <span id={`${id}-label`} className="font-semibold">
          {option.label}
        </span>
      </span>
      <span id={`${id}-detail`} className="flex grow flex-col justify-between gap-3">
        {option.detail}
      </span>
    </>
  );
}
