/** Headers that every request carries (§7). */
export const HEADERS = {
  /** The current locale. */
  language: 'Accept-Language',
  /** The staff token from the cookie, or a visitor's token on visitor calls. */
  token: 'token',
  /** One fixed value per app, so that the server can tell them apart. */
  device: 'device-no',
} as const;

/** The fixed `device-no` of each app. */
export const DEVICES = {
  dashboard: 'lobby-dashboard',
  authHome: 'lobby-auth-home',
  chat: 'lobby-chat',
} as const;

export type Device = (typeof DEVICES)[keyof typeof DEVICES];
