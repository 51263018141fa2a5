export const APP_TABS = ['setup', 'identity', 'settings'] as const;
export type AppTab = (typeof APP_TABS)[number];

/** What the address of the screen says. */
export interface AppSearch {
  /** Id of the open app; the first one where it is left out. */
  readonly channel?: string;
  readonly tab?: AppTab;
}

/** Reads the address; what it does not understand it leaves out. */
export function readAppSearch(raw: Record<string, unknown>): AppSearch {
  const { channel } = raw;
  const tab = APP_TABS.find((each) => each === raw['tab']);
  return { ...(typeof channel === 'string' && channel !== '' && { channel }), ...(tab && { tab }) };
}
