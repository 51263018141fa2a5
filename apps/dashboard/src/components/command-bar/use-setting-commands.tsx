import { may } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import type { Command } from '@lobby/ui';
import { Settings } from 'lucide-react';
import { useMemo } from 'react';
import { settingsFor } from '#/components/settings/settings.ts';
import { useAppSelector } from '#/state/use-store.ts';

/** Every setting that somebody may change, under whatever people call it. */
export function useSettingCommands(): readonly Command[] {
  const t = useT('settings');
  const user = useAppSelector(sessionSlice.selectors.selectUser);
  return useMemo(
    () =>
      settingsFor((permission) => may(user, permission)).map(({ id, group, href, words }) => ({
        id: `setting-${id}`,
        label: t(`items.${id}`),
        description: t(`groups.${group}`),
        keywords: words,
        icon: <Settings />,
        href,
      })),
    [t, user],
  );
}
