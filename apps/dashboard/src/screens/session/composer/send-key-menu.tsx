import { useT } from '@lobby/i18n';
import { sendKeySlice, type SendKey } from '#/state/send-key-slice.ts';
import { useAppDispatch, useAppSelector } from '#/state/use-store.ts';

const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.userAgent);
/** How the key presses are written on this machine. */
const KEYS: Readonly<Record<SendKey, string>> = { enter: 'Enter', modified: IS_APPLE ? '⌘ Enter' : 'Ctrl Enter' };

/** Which key press sends; for keyboards, so not on touch screens. */
export function SendKeyMenu() {
  const t = useT('session');
  const dispatch = useAppDispatch();
  const chosen = useAppSelector((state) => state.sendKey);
  return (
    <select
      aria-label={t('composer.send_key')}
      title={t('composer.send_key')}
      value={chosen}
      onChange={(event) => dispatch(sendKeySlice.actions.sendKeyChosen(event.target.value === 'modified' ? 'modified' : 'enter'))}
      className="h-control cursor-pointer rounded-lg bg-transparent px-2 text-xs text-muted hover:bg-default focus-visible:outline-2 focus-visible:outline-focus pointer-coarse:hidden"
    >
      {(['enter', 'modified'] as const).map((key) => (
        <option key={key} value={key}>
          {t('composer.enter', { key: KEYS[key] })}
        </option>
      ))}
    </select>
  );
}
