import type { Locale } from '@lobby/contract';

/** The chat of the demo business, whose bot answers about Lobby itself. */
export const DEMO_CHAT = '/chat/demo';

/** The same chat, to stand inside the home page in the language of that page. */
export const embeddedDemo = (locale: Locale) => `${DEMO_CHAT}?embed=home&locale=${locale}`;
