export const WEB_TABS = ['install', 'look', 'identity', 'settings'] as const;
export type WebTab = (typeof WEB_TABS)[number];

/** What the address of the screen says. */
export interface WebSearch {
  /** Id of the open website. */
  readonly channel?: string;
  readonly tab?: WebTab;
}

/** Reads the address; what it does not understand it leaves out. */
export function readWebSearch(raw: Record<string, unknown>): WebSearch {
  const { channel } = raw;
  const tab = WEB_TABS.find((each) => each === raw['tab']);
  return { ...(typeof channel === 'string' && channel !== '' && { channel }), ...(tab && { tab }) };
}
