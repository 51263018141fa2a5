import { ComboBox } from '@heroui/react/combo-box';
import { Input } from '@heroui/react/input';
import { useMemo, type ReactNode } from 'react';
import { classNames } from '#/class-names.ts';
import { AriaLanguage } from '#/dialog/aria-language.tsx';
import { FIELD_BOX, FIELD_INPUT } from '#/field/field-look.ts';
import { useTexts } from '#/ui-texts/ui-texts-provider.tsx';
import { ComboboxField, type ComboboxFieldProps } from './combobox-field.tsx';
import { OptionPopover } from './option-popover.tsx';
import { OptionTrigger } from './option-trigger.tsx';
import { useOptionFilter, type SearchOption } from './use-option-filter.ts';

export interface ComboboxProps<Value extends string> extends ComboboxFieldProps {
  options: readonly SearchOption<Value>[];
  /** `null` while nothing is chosen. */
  value: Value | null;
  /** `null` where the text was deleted. */
  onChange: (value: Value | null) => void;
  /** Inside the box, before the text. */
  leading?: ReactNode;
}

/**
 * One of many, found by typing: a country, a time zone. Arrow keys, Enter and Esc work as in a native list; leaving it puts back
 * what was chosen. Hundreds of options stay fast.
 */
export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
  const { options, value, onChange, placeholder, leading, error, disabled = false, loading = false, name, onBlur, ref } = props;
  const texts = useTexts();
  const items = useMemo(() => options.map((option) => ({ ...option, id: option.value })), [options]);
  const { filter, composition } = useOptionFilter(options);
  return (
    <AriaLanguage>
      <ComboBox
        defaultItems={items}
        value={value}
        onChange={(key) => onChange(options.find((option) => option.value === key)?.value ?? null)}
        defaultFilter={filter}
        allowsEmptyCollection
        menuTrigger="input"
        isDisabled={disabled}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        {...(name ? { name } : {})}
        {...(onBlur ? { onBlur } : {})}
        className={classNames('flex min-w-0 flex-col gap-1.5', props.className)}
      >
        <ComboboxField {...props}>
          <ComboBox.InputGroup className={classNames(FIELD_BOX, 'h-(--field-height) items-center gap-2 px-(--field-padding)')}>
            {leading}
            <Input
              {...composition}
              {...(ref ? { ref } : {})}
              placeholder={placeholder ?? texts.choose}
              className={classNames(FIELD_INPUT, 'h-full border-0 p-0 text-control shadow-none')}
            />
            <OptionTrigger loading={loading} />
          </ComboBox.InputGroup>
        </ComboboxField>
        <OptionPopover options={options} />
      </ComboBox>
    </AriaLanguage>
  );
}
