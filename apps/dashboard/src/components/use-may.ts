import { may, type Permission } from '@lobby/contract';
import { sessionSlice } from '@lobby/session';
import { useAppSelector } from '#/state/use-store.ts';

/** Whether who is signed in may do something; the server holds the same table. */
export function useMay(): (permission: Permission) => boolean {
  const user = useAppSelector(sessionSlice.selectors.selectUser);
  return (permission) => may(user, permission);
}
