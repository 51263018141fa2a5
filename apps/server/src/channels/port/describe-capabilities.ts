import type { messaging, ResponseOf } from '@lobby/contract';
import type { Capabilities } from './capabilities.ts';

type Carries = NonNullable<ResponseOf<typeof messaging.ofConversation>['channel']>['carries'];

/** What a service takes of words and buttons, as it travels; how files go there says `wayOfFile`. Pure. */
export function describeCapabilities(can: Capabilities): Carries {
  return {
    caption_max: can.captionMax,
    buttons_max: can.buttonsMax,
    button_max: can.buttonMax,
    button_text_max: can.buttonTextMax ?? null,
    opens_addresses: can.opensAddresses,
  };
}
