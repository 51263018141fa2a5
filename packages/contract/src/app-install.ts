import { z } from 'zod/mini';
import { APP_PLATFORMS } from './app-channel.ts';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, nothing } from './fields.ts';
import { localeSchema } from './locales.ts';
import { PUBLIC_KEY_MAX } from './widget.ts';

/** Longest device token, and longest name of a version, that are kept, in characters. */
const DEVICE_TOKEN_MAX = 4_096;
const VERSION_MAX = 40;
/** Devices of one visitor that are kept, those that were seen last. */
export const APP_INSTALLS_MAX = 20;

const version = z._default(z.string().check(z.trim(), z.maxLength(VERSION_MAX)), '');

/** A device on which a visitor has the app, and how it is reached while the chat is closed. */
export const appInstall = z.object({
  platform: z.enum(APP_PLATFORMS),
  /** Registration token of FCM, or device token of APNs. */
  device_token: z.string(),
  app_version: z.string(),
  os: z.string(),
  locale: localeSchema,
  channel_id: id,
  last_seen_at: epochMs,
});
export type AppInstall = z.output<typeof appInstall>;

const deviceToken = z.string().check(z.trim(), z.minLength(1), z.maxLength(DEVICE_TOKEN_MAX));

/** Calls of the chat inside an app, in the name of its visitor. */
export const appInstalls = {
  /** A device belongs to whoever used it last. A repeat changes nothing but when it was seen. */
  register: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/visitor/app-install',
    caller: 'visitor',
    summary: 'Keep where push notifications for the visitor go',
    request: z.object({
      /** Public key of the app's channel. */
      channel: z.string().check(z.minLength(1), z.maxLength(PUBLIC_KEY_MAX)),
      platform: z.enum(APP_PLATFORMS),
      device_token: deviceToken,
      app_version: version,
      os: version,
      locale: localeSchema,
    }),
    response: nothing,
    errors: ['channel_off', 'consent_required'],
  }),
  /** For a sign-out: nothing is sent to the device any more. A repeat changes nothing. */
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/api/micro/chatbot/visitor/app-install',
    caller: 'visitor',
    summary: 'Send nothing more to a device',
    request: z.object({ device_token: deviceToken }),
    response: nothing,
    errors: [],
  }),
};
