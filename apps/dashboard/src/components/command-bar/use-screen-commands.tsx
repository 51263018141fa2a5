import { may } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { sessionSlice, siteMap } from '@lobby/session';
import type { Command } from '@lobby/ui';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { navGroups } from '#/components/layout/nav-items.ts';
import { useAppSelector } from '#/state/use-store.ts';

/** Every screen of the navigation; its address makes it found by its English name too. */
export function useScreenCommands(): readonly Command[] {
  const t = useT('dashboard');
  const router = useRouter();
  const user = useAppSelector(sessionSlice.selectors.selectUser);
  return useMemo(() => {
    const served = (path: string) => Object.hasOwn(router.routesByPath, path);
    const items = navGroups(served, (permission) => may(user, permission)).flatMap((group) => group.items);
    return items.map(({ id, route, icon: Icon }) => {
      const href: string = siteMap[route].path;
      return { id: `screen-${id}`, label: t(`navigation.${id}`), keywords: href.replaceAll(/[/-]/gu, ' '), icon: <Icon />, href };
    });
  }, [router, t, user]);
}
