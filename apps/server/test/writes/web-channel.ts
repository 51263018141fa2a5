import { isOnService, type AnyChannel, type Channel } from '@lobby/contract';

/** A channel that has to show the chat, on a page or in an app. @throws where it is on a service */
export function webChannel(channel: AnyChannel): Channel {
  if (isOnService(channel)) throw new Error(`this channel is on ${channel.kind}`);
  return channel;
}
