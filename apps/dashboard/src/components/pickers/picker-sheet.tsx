import { useT } from '@lobby/i18n';
import { Button, SearchField, Sheet } from '@lobby/ui';
import { Settings2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { isTakenByInputMethod } from '#/components/input-method.ts';
import type { PickerSign } from './find-trigger.ts';
import { NAMES, type PickerKeys } from './pick-lines.tsx';
import { PickerList } from './picker-list.tsx';
import type { Picker } from './use-picker.ts';

interface PickerSheetProps {
  sign: PickerSign;
  picker: Picker;
  onManage: () => void;
}

/** The same choice with a search field of its own, for screens without a keyboard. */
export function PickerSheet({ sign, picker, onManage }: PickerSheetProps) {
  const t = useT('canned');
  const listId = useId();
  const keys = useRef<PickerKeys>(null);
  const [query, setQuery] = useState('');
  const [activeId, setActive] = useState<string>();
  const manage = (
    <Button icon={<Settings2 size={16} aria-hidden="true" />} onClick={onManage}>
      {t('manage.open')}
    </Button>
  );
  return (
    <Sheet open onClose={() => picker.openSheet(undefined)} title={t(`signs.${NAMES[sign]}`)} footer={sign === '/' ? manage : undefined}>
      <SearchField
        label={t(`search.${NAMES[sign]}`)}
        value={query}
        onChange={setQuery}
        aria-autocomplete="list"
        aria-controls={activeId === undefined ? undefined : listId}
        aria-activedescendant={activeId}
        onKeyDown={(event) => {
          if (!isTakenByInputMethod(event.nativeEvent) && keys.current?.press(event.key)) event.preventDefault();
        }}
      />
      <PickerList
        ref={keys}
        id={listId}
        sign={sign}
        query={query}
        conversation={picker.conversation}
        onPick={(option) => picker.pick(sign, option)}
        onActive={setActive}
        className="-mx-3 mt-2"
      />
    </Sheet>
  );
}
