/** The tabs of the screen in their order; `key-tabs.ts` says what each shows. */
export const KEY_TABS = ['keys', 'webhooks', 'console'] as const;
export type KeyTab = (typeof KEY_TABS)[number];

/** What the address of the screen says. */
export interface KeySearch {
  readonly tab?: KeyTab;
}

/** Reads the address; what it does not understand it leaves out. */
export function readKeySearch(raw: Record<string, unknown>): KeySearch {
  const tab = KEY_TABS.find((each) => each === raw['tab']);
  return tab ? { tab } : {};
}
