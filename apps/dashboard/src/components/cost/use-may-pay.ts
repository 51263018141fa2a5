import { isAdmin, sessionSlice } from '@lobby/session';
import { useAppSelector } from '#/state/use-store.ts';

/** True for those who may spend the business's money: its admins. */
export function useMayPay(): boolean {
  return isAdmin(useAppSelector(sessionSlice.selectors.selectUser)?.role);
}
