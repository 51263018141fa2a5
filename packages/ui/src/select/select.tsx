import { ListBox } from '@heroui/react/list-box';
import { Select as HeroSelect } from '@heroui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { classNames } from '#/class-names.ts';
import { useTexts } from '#/ui-texts/ui-texts-provider.tsx';
import { AriaLanguage } from '#/dialog/aria-language.tsx';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  description?: string | undefined;
  icon?: ReactNode;
  disabled?: boolean | undefined;
}

export interface SelectProps<Value extends string> {
  label: string;
  hideLabel?: boolean | undefined;
  options: readonly SelectOption<Value>[];
  /** `null` while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  placeholder?: string | undefined;
  /** Inside the box, before the value. */
  leading?: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  disabled?: boolean | undefined;
  name?: string | undefined;
  className?: string | undefined;
}

/** One of several. Arrow keys, typing ahead and Esc work as in a native list. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const {
    label,
    hideLabel = false,
    options,
    value,
    onChange,
    placeholder,
    leading,
    description,
    error,
    disabled = false,
    name,
    className,
  } = props;
  const texts = useTexts();
  const belowId = useId();
  const below = error ?? description;
  return (
    <AriaLanguage>
      <HeroSelect
        value={value}
        onChange={(key) => {
          const chosen = options.find((option) => option.value === key);
          if (chosen) onChange(chosen.value);
        }}
        placeholder={placeholder ?? texts.choose}
        isDisabled={disabled}
        isInvalid={Boolean(error)}
        aria-label={label}
        {...(below ? { 'aria-describedby': belowId } : {})}
        {...(name ? { name } : {})}
        className={classNames('group/select flex min-w-0 flex-col gap-1.5', className)}
      >
        <span aria-hidden="true" className={classNames('text-label', hideLabel && 'sr-only')}>
          {label}
        </span>
        <HeroSelect.Trigger className="flex h-(--field-height) min-h-0 w-full items-center gap-2 rounded-(--field-radius) border border-field-border bg-field px-(--field-padding) py-0 text-left text-control shadow-none hover:border-field-border-hover data-[pressed]:border-accent group-data-[invalid]/select:border-danger-text group-data-[invalid]/select:outline-none">
          {leading}
          <HeroSelect.Value className="min-w-0 flex-1 truncate text-control data-[placeholder]:text-placeholder">
            {({ selectedText, defaultChildren, isPlaceholder }) => (isPlaceholder ? defaultChildren : selectedText)}
          </HeroSelect.Value>
          <ChevronDown size={15} aria-hidden="true" className="shrink-0 text-muted" />
        </HeroSelect.Trigger>
        {below ? (
          <p id={belowId} className={classNames('text-13', error ? 'text-danger-text' : 'text-muted')}>
            {below}
          </p>
        ) : null}
        <HeroSelect.Popover className="min-w-(--trigger-width) rounded-xl border border-border bg-overlay p-1 shadow-overlay">
          <ListBox items={options.map((option) => ({ ...option, id: option.value }))} className="p-0 outline-none">
            {(option) => (
              <ListBox.Item
                id={option.id}
                textValue={option.label}
                isDisabled={option.disabled ?? false}
                className="flex min-h-9 items-center gap-2 rounded-lg px-2.5 py-1.5 text-13 data-[focused]:bg-default"
              >
                {option.icon}
                <span className="min-w-0 flex-1">
                  <span className="block truncate">{option.label}</span>
                  {option.description ? <span className="block text-xs text-muted">{option.description}</span> : null}
                </span>
                {option.value === value ? <Check size={15} aria-hidden="true" className="shrink-0 text-accent" /> : null}
              </ListBox.Item>
            )}
          </ListBox>
        </HeroSelect.Popover>
      </HeroSelect>
    </AriaLanguage>
  );
}
