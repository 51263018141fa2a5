import { useT } from '@lobby/i18n';
import { Search } from 'lucide-react';
import { navigationSlice } from '#/state/navigation-slice.ts';
import { useAppDispatch } from '#/state/use-store.ts';
import { COMMAND_KEYS } from './command-keys.ts';

/** Opens the command bar and says which keys do; an icon alone where there is little room. */
export function CommandButton() {
  const t = useT('dashboard');
  const dispatch = useAppDispatch();
  return (
    <button
      type="button"
      aria-keyshortcuts={COMMAND_KEYS.aria}
      onClick={() => dispatch(navigationSlice.actions.commandsChanged(true))}
      className="flex h-control shrink-0 items-center gap-2 rounded-control border border-border bg-surface px-2.5 text-13 text-muted hover:border-field-border-hover max-xl:w-8 max-xl:justify-center max-xl:px-0"
    >
      <Search size={16} aria-hidden="true" className="shrink-0" />
      <span className="w-32 truncate text-left max-xl:sr-only">{t('command.open')}</span>{' '}
      <kbd className="rounded-[5px] border border-border px-1 font-sans text-xs max-xl:sr-only">{COMMAND_KEYS.shown}</kbd>
    </button>
  );
}
