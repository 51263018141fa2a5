import { useT } from '@lobby/i18n';
import { Settings2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { PickerList } from './picker-list.tsx';
import type { Picker } from './use-picker.ts';

/** Its code loads when it is first asked for. */
const PickerSheet = lazy(() => import('./picker-sheet.tsx').then((module) => ({ default: module.PickerSheet })));
const ManageCanned = lazy(() => import('#/components/canned/manage-canned.tsx').then((module) => ({ default: module.ManageCanned })));

/** Above the field: what the word under way may become. And the sheets that come from it. */
export function PickerPopup({ picker }: { picker: Picker }) {
  const { trigger, conversation, sheet, keys, listId, pick, setActive } = picker;
  const [managing, setManaging] = useState(false);
  const manage = () => {
    picker.left();
    picker.openSheet(undefined);
    setManaging(true);
  };
  return (
    <>
      {trigger && !managing ? (
        <div className="absolute inset-x-0 bottom-full z-20 mb-2 overflow-hidden rounded-xl border border-border bg-overlay shadow-overlay">
          <PickerList
            key={trigger.sign}
            ref={keys}
            id={listId}
            sign={trigger.sign}
            query={trigger.query}
            conversation={conversation}
            onPick={(option) => pick(trigger.sign, option)}
            onActive={setActive}
            className="max-h-72 overflow-y-auto"
          />
          {trigger.sign === '/' ? <ManageButton onManage={manage} /> : null}
        </div>
      ) : null}
      {sheet ? (
        <Suspense fallback={null}>
          <PickerSheet sign={sheet} picker={picker} onManage={manage} />
        </Suspense>
      ) : null}
      {managing ? (
        <Suspense fallback={null}>
          <ManageCanned conversation={conversation} onClose={() => setManaging(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Opens what canned replies are written in. */
function ManageButton({ onManage }: { onManage: () => void }) {
  const t = useT('canned');
  return (
    <div className="border-t border-separator p-1">
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={onManage}
        className="flex h-9 w-full cursor-pointer items-center gap-2 rounded-lg px-2.5 text-13 text-accent-text hover:bg-default"
      >
        <Settings2 size={15} aria-hidden="true" />
        {t('manage.open')}
      </button>
    </div>
  );
}
