import { z } from 'zod/mini';

export const APP_PLATFORMS = ['android', 'ios'] as const;
export type AppPlatform = (typeof APP_PLATFORMS)[number];

/** The parameter of a chat's address that says which kind of app has opened it. */
export const APP_PARAM = 'src';
/** The object that an app puts into the chat's page: its `postMessage` takes what the chat says, as JSON. */
export const APP_BRIDGE = 'LobbyApp';
/** The object of the chat's page whose `say` takes what the app says. */
export const APP_RECEIVER = 'LobbyChat';

/** Longest names that the stores take, in characters. */
const PACKAGE_MAX = 150;
const BUNDLE_MAX = 155;
const SCHEME_MAX = 40;

/**
 * What an app is called by its platforms; empty where it is not on one. Written out: what a helper of this file builds would stay in
 * pages that check nothing, and the schema library with it.
 */
export const appNames = z.object({
  /** Application id on Android, such as `com.example.shop`. */
  package_name: z.string().check(z.trim(), z.maxLength(PACKAGE_MAX), z.regex(/^(?:[A-Za-z]\w*(?:\.[A-Za-z]\w*)+)?$/)),
  /** Bundle id on iOS: the topic of its push notifications. */
  bundle_id: z.string().check(z.trim(), z.maxLength(BUNDLE_MAX), z.regex(/^(?:[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)?$/)),
  /** A link that begins with it opens the app. */
  scheme: z.string().check(z.trim(), z.maxLength(SCHEME_MAX), z.regex(/^(?:[a-z][a-z0-9+.-]*)?$/)),
});
export type AppNames = z.output<typeof appNames>;
