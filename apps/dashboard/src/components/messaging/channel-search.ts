import { MESSAGING_KINDS, type MessagingKind } from '@lobby/contract';

export const CHANNEL_TABS = ['connection', 'settings', 'templates', 'health', 'events'] as const;
export type ChannelTab = (typeof CHANNEL_TABS)[number];

/** What the address of the screen says. */
export interface ChannelSearch {
  /** Id of the open channel. */
  readonly channel?: string;
  readonly tab?: ChannelTab;
  /** The service that is being connected. */
  readonly connect?: MessagingKind;
}

/** Reads the address; what it does not understand it leaves out. */
export function readChannelSearch(raw: Record<string, unknown>): ChannelSearch {
  const { channel } = raw;
  const tab = CHANNEL_TABS.find((each) => each === raw['tab']);
  const connect = MESSAGING_KINDS.find((each) => each === raw['connect']);
  return { ...(typeof channel === 'string' && channel !== '' && { channel }), ...(tab && { tab }), ...(connect && { connect }) };
}
