import type { messaging, ResponseOf } from '@lobby/contract';
import type { Capabilities } from './capabilities.ts';

type Carries = NonNullable<ResponseOf<typeof messaging.ofConversation>['channel']>['carries'];

/** Types of files that services tell apart. */
const TYPES = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'video/mp4',
  'video/webm',
  'audio/ogg',
  'audio/mpeg',
  'audio/mp4',
  'audio/webm',
] as const;
const ANY_OTHER = 'application/octet-stream';

/** What a service takes, as it travels. Pure. */
export function describeCapabilities(can: Capabilities): Carries {
  return {
    caption_max: can.captionMax,
    buttons_max: can.buttonsMax,
    button_max: can.buttonMax,
    button_text_max: can.buttonTextMax ?? null,
    opens_addresses: can.opensAddresses,
    files: { ...Object.fromEntries(TYPES.map((mime): [string, number] => [mime, can.fileMax(mime)])), '*': can.fileMax(ANY_OTHER) },
  };
}
