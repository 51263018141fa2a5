import { roleOf, ROLES } from '@lobby/contract';
import { useT } from '@lobby/i18n';

/** The name of a stored role, and whether it is the owner's; one that nobody knows stands as it is. */
export function useRoleWords(): (stored: string | null, owner?: boolean) => string {
  const t = useT('team');
  return (stored, owner = false) => {
    const role = roleOf(stored);
    return owner ? t('roles.owner') : role === undefined ? String(stored) : t(`roles.${role}`);
  };
}

/** Every role to choose from, with what it may do. */
export function useRoleOptions() {
  const t = useT('team');
  return ROLES.map((value) => ({ value, label: t(`roles.${value}`), description: t(`roles_text.${value}`) }));
}
