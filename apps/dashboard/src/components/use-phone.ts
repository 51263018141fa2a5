import { useSyncExternalStore } from 'react';

/** As wide as a phone: below the first breakpoint of the styles. */
const PHONE = '(width < 40rem)';

/** Whether the window is as narrow as a phone, also when it is turned. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(PHONE);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(PHONE).matches,
  );
}
