import type { ApiClient } from '@lobby/api-client';
import type { Chat } from './open-chat.ts';

/** What routes are given by the wiring. */
export interface RouterContext {
  /** The way to calls that need no conversation. */
  readonly client: ApiClient;
  /** The chat of a tenant; asked again, the same one. */
  readonly chatOf: (tenant: string) => Chat;
}
