import type { AnyChannel, Channel } from '@lobby/contract';

/** A channel that has to be a widget's. @throws where it is on a service */
export function webChannel(channel: AnyChannel): Channel {
  if (channel.kind !== 'web') throw new Error(`this channel is on ${channel.kind}`);
  return channel;
}
