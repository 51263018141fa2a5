import { covers, permissionsOf, roleOf, ROLES } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#/data/api.ts';
import { rolesQuery } from '#/data/role.ts';
import { useAppSelector } from '#/state/use-store.ts';

/** The name of a stored role, and whether it is the owner's; one that nobody knows stands as it is. */
export function useRoleWords(): (stored: string | null, owner?: boolean) => string {
  const t = useT('team');
  const { data } = useQuery(rolesQuery(useApi()));
  return (stored, owner = false) => {
    const role = roleOf(stored);
    if (owner) return t('roles.owner');
    if (role !== undefined) return t(`roles.${role}`);
    return data?.items.find(({ id }) => id === stored)?.name ?? '';
  };
}

export interface RoleOption {
  /** A built-in role by its name, one that the business made itself by its id. */
  value: string;
  label: string;
  description: string;
}

/** Roles that the signed-in person can give, with what they may do; `kept` is offered in any case. */
export function useRoleOptions(kept?: string | null): RoleOption[] {
  const t = useT('team');
  const me = useAppSelector(sessionSlice.selectors.selectUser);
  const { data } = useQuery(rolesQuery(useApi()));
  const builtIn = ROLES.map((value) => ({
    value: value as string,
    label: t(`roles.${value}`),
    description: t(`roles_text.${value}`),
    holder: { role: value },
  }));
  const own = (data?.items ?? []).map(({ id, name, permissions }) => {
    const holder = { role: id, permissions };
    return { value: id, label: name, description: t('custom.may', { count: permissionsOf(holder).length }), holder };
  });
  return [...builtIn, ...own]
    .filter(({ value, holder }) => value === kept || (me !== undefined && covers(me, holder)))
    .map(({ holder: _holder, ...option }) => option);
}
