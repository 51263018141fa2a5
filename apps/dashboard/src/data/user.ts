import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { user, type UserInfo } from '@lobby/contract';

/** The signed-in user; the guard asks before it shows a screen. */
export function fetchUserInfo(api: ApiClient): Promise<UserInfo> {
  return callEndpoint(api, user.info, {});
}

/** Ends the session on the server. Its failure has no consequence: the browser signs out either way. */
export function revokeToken(api: ApiClient, signal: AbortSignal): Promise<unknown> {
  return callEndpoint(api, user.logout, {}, { signal, quiet: true });
}
