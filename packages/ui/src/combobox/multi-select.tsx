import { ComboBox } from '@heroui/react/combo-box';
import { Input } from '@heroui/react/input';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { classNames } from '#/class-names.ts';
import { AriaLanguage } from '#/dialog/aria-language.tsx';
import { FIELD_BOX, FIELD_INPUT } from '#/field/field-look.ts';
import { useTexts } from '#/ui-texts/ui-texts-provider.tsx';
import { ChosenChips } from './chosen-chips.tsx';
import { ComboboxField, type ComboboxFieldProps } from './combobox-field.tsx';
import { OptionPopover } from './option-popover.tsx';
import { OptionTrigger } from './option-trigger.tsx';
import { useOptionFilter, type SearchOption } from './use-option-filter.ts';

export interface MultiSelectProps<Value extends string> extends ComboboxFieldProps {
  options: readonly SearchOption<Value>[];
  /** In the order they were chosen. */
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}

/**
 * Several of many, found by typing: languages, team members. What is chosen stands as chips before the text; Backspace in the
 * empty text takes the last one back, and the arrow keys reach them all.
 */
export function MultiSelect<Value extends string>(props: MultiSelectProps<Value>) {
  const { options, value, onChange, label, placeholder, error, disabled = false, loading = false, name, onBlur, ref } = props;
  const texts = useTexts();
  const [typed, setTyped] = useState('');
  const items = useMemo(() => options.map((option) => ({ ...option, id: option.value })), [options]);
  const { filter, composition } = useOptionFilter(options);
  const chosen = value.flatMap((each) => options.find((option) => option.value === each) ?? []);
  const without = (gone: readonly string[]) => onChange(value.filter((each) => !gone.includes(each)));
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    const last = value.at(-1);
    if (key === 'Backspace' && typed === '' && last !== undefined && !nativeEvent.isComposing) without([last]);
  };
  return (
    <AriaLanguage>
      <ComboBox<SearchOption<Value> & { id: string }, 'multiple'>
        selectionMode="multiple"
        defaultItems={items}
        value={value}
        onChange={(keys) => {
          onChange(keys.flatMap((key) => options.find((option) => option.value === key)?.value ?? []));
          setTyped('');
        }}
        inputValue={typed}
        onInputChange={setTyped}
        defaultFilter={filter}
        allowsEmptyCollection
        menuTrigger="input"
        isDisabled={disabled}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        {...(name ? { name } : {})}
        className={classNames('flex min-w-0 flex-col gap-1.5', props.className)}
        onBlur={() => {
          setTyped('');
          onBlur?.();
        }}
      >
        <ComboboxField {...props}>
          <ComboBox.InputGroup
            className={classNames(FIELD_BOX, 'min-h-(--field-height) flex-wrap items-center gap-1 px-(--field-padding) py-[3px]')}
          >
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-1">
              <ComboBox.Value className="contents">
                {() => <ChosenChips label={label} chosen={chosen} disabled={disabled} onRemove={without} />}
              </ComboBox.Value>
              <Input
                {...composition}
                {...(ref ? { ref } : {})}
                placeholder={chosen.length === 0 ? (placeholder ?? texts.choose) : ''}
                onKeyDown={onKeyDown}
                className={classNames(FIELD_INPUT, 'h-6 min-w-16 border-0 p-0 text-control shadow-none')}
              />
            </div>
            <OptionTrigger loading={loading} />
          </ComboBox.InputGroup>
        </ComboboxField>
        <OptionPopover options={options} />
      </ComboBox>
    </AriaLanguage>
  );
}
