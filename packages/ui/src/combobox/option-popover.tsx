import { ComboBox } from '@heroui/react/combo-box';
import { ListBox } from '@heroui/react/list-box';
import { ListLayout, Virtualizer } from '@heroui/react/rac';
import { Check } from 'lucide-react';
import { useWideTexts } from '#/ui-texts/wide-texts-provider.tsx';
import type { SearchOption } from './use-option-filter.ts';

/** From this many options on, only those in sight are in the page. */
const WINDOWED_FROM = 60;
/** Height of an option without a description, in px. */
const OPTION_PX = 36;

/** The options below a combo box; the chosen ones carry a mark. */
export function OptionPopover<Value extends string>({ options }: { options: readonly SearchOption<Value>[] }) {
  const texts = useWideTexts();
  const list = (
    <ListBox
      renderEmptyState={() => <p className="px-2.5 py-2 text-13 text-muted">{texts.noMatch}</p>}
      className="max-h-72 overflow-y-auto p-0 outline-none"
    >
      {(option: SearchOption<Value>) => (
        <ListBox.Item
          id={option.value}
          textValue={option.label}
          isDisabled={option.disabled ?? false}
          className="group/option flex min-h-9 items-center gap-2 rounded-lg px-2.5 py-1.5 text-13 data-[focused]:bg-default"
        >
          {option.icon}
          <span className="min-w-0 flex-1">
            <span className="block truncate">{option.label}</span>
            {option.description ? <span className="block truncate text-xs text-muted">{option.description}</span> : null}
          </span>
          <Check size={15} aria-hidden="true" className="invisible shrink-0 text-accent group-data-[selected]/option:visible" />
        </ListBox.Item>
      )}
    </ListBox>
  );
  return (
    <ComboBox.Popover className="w-(--trigger-width) min-w-44 rounded-xl border border-border bg-overlay p-1 shadow-overlay">
      {options.length >= WINDOWED_FROM ? (
        <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: OPTION_PX }}>
          {list}
        </Virtualizer>
      ) : (
        list
      )}
    </ComboBox.Popover>
  );
}
