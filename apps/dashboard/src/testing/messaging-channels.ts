import {
  DEFAULT_CHANNEL_HOURS,
  DEFAULT_HOME,
  DEFAULT_LOOK,
  DEFAULT_MESSAGING,
  DEFAULT_PRE_CHAT,
  type Channel,
  type MessageTemplate,
  type MessagingChannel,
} from '@lobby/contract';
import type { ConversationChannel } from '#/data/messaging.ts';

/** A service that takes most things, as Telegram does. */
export const CARRIES: ConversationChannel['carries'] = {
  caption_max: 1_024,
  buttons_max: 10,
  button_max: 200,
  button_text_max: null,
  opens_addresses: true,
};

/** A channel on Telegram that works. */
export function aMessagingChannel(over: Partial<MessagingChannel> = {}): MessagingChannel {
  const now = Date.now();
  return {
    id: '0190c5a4-0000-7000-8000-0000000000a1',
    kind: 'telegram',
    name: 'Kumo bot',
    status: 'active',
    state: 'connected',
    state_reason: null,
    webhook_url: 'https://lobby.example/api/hook/telegram/abc',
    account: '@kumo_bot',
    link: 'https://t.me/kumo_bot',
    settings: DEFAULT_MESSAGING,
    mailbox: null,
    businesses: [],
    last_in_at: now - 60_000,
    last_out_at: now - 30_000,
    day: { received: 27, sent: 25, failed: 0 },
    version: 1,
    created_at: now - 86_400_000,
    ...over,
  };
}

/** A website that shows the chat. */
export function aWebChannel(over: Partial<Channel> = {}): Channel {
  return {
    id: '0190c5a4-0000-7000-8000-0000000000b1',
    kind: 'web',
    name: 'Kumo shop',
    status: 'active',
    public_key: 'w1_AAAAAAAAAAAAAAAA',
    allowed_origins: ['https://kumo.example'],
    look: DEFAULT_LOOK,
    home: DEFAULT_HOME,
    hours: DEFAULT_CHANNEL_HOURS,
    pre_chat: DEFAULT_PRE_CHAT,
    app: null,
    snippet: '<script></script>',
    first_hello_at: null,
    last_hello_at: null,
    last_origin: null,
    refused_origin: null,
    refused_at: null,
    version: 1,
    created_at: 0,
    ...over,
  };
}

/** An approved template with something to fill in. */
export function aTemplate(over: Partial<MessageTemplate> = {}): MessageTemplate {
  return {
    name: 'order_update',
    language: 'en_US',
    category: 'utility',
    state: 'approved',
    reason: null,
    header: null,
    body: 'Hi {{1}}, it is on its way.',
    footer: 'Kumo shop',
    buttons: [{ label: 'Track', target: 'https://kumo.example/{{1}}' }],
    variables: [
      { key: 'body.1', place: 'body', name: '1', example: 'Mei' },
      { key: 'button.1', place: 'button', name: '1', example: null },
    ],
    limit: null,
    ...over,
  };
}
