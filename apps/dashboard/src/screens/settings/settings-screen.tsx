import { useT } from '@lobby/i18n';
import { Button, Panel } from '@lobby/ui';
import { useRouter } from '@tanstack/react-router';
import { ChevronRight, Search } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Screen } from '#/components/screen.tsx';
import { SETTING_GROUPS, settingsFor, type Setting } from '#/components/settings/settings.ts';
import { useMay } from '#/components/use-may.ts';
import { navigationSlice } from '#/state/navigation-slice.ts';
import { useAppDispatch } from '#/state/use-store.ts';

/** Everything that can be set, in one place. */
export function SettingsScreen() {
  const t = useT('settings');
  const dispatch = useAppDispatch();
  const settings = settingsFor(useMay());
  return (
    <Screen
      title={t('title')}
      description={t('note')}
      actions={
        <Button
          className="max-sm:hidden"
          icon={<Search size={15} />}
          onClick={() => dispatch(navigationSlice.actions.commandsChanged(true))}
        >
          {t('find')}
        </Button>
      }
    >
      <div className="mx-auto grid max-w-5xl gap-5 md:grid-cols-2">
        {SETTING_GROUPS.map((group) => {
          const items = settings.filter((setting) => setting.group === group);
          return items.length === 0 ? null : (
            <Panel key={group} title={t(`groups.${group}`)}>
              <ul className="-mx-2 -my-1">
                {items.map((setting) => (
                  <li key={setting.id}>
                    <SettingLink setting={setting} />
                  </li>
                ))}
              </ul>
            </Panel>
          );
        })}
      </div>
    </Screen>
  );
}

/** A whole address, with what it opens, is followed inside of the app. */
function SettingLink({ setting: { id, href } }: { setting: Setting }) {
  const t = useT('settings');
  const router = useRouter();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  return (
    <a href={href} onClick={follow} className="flex items-center gap-3 rounded-lg px-2 py-2 hover:bg-surface-hover pointer-coarse:py-2.5">
      <span className="min-w-0 flex-1">
        <span className="block truncate">{t(`items.${id}`)}</span>
        <span className="block truncate text-xs text-muted">{t(`notes.${id}`)}</span>
      </span>
      <ChevronRight size={16} aria-hidden="true" className="shrink-0 text-muted" />
    </a>
  );
}
