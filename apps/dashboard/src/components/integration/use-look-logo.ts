import { picturePath, type WidgetLook } from '@lobby/contract';
import { sessionSlice } from '@lobby/session';
import { useAppSelector } from '#/state/use-store.ts';

/**
 * The logo that a channel shows: its own, otherwise the business's; null where there is neither.
 * @param unsaved where the browser has a logo of its own that nobody else sees before it is saved
 */
export function useLookLogo({ logo_id: id }: Pick<WidgetLook, 'logo_id'>, unsaved?: string): string | null {
  const own = useAppSelector(sessionSlice.selectors.selectUser)?.tenant_logo ?? null;
  return id === null ? own : (unsaved ?? picturePath(id));
}
