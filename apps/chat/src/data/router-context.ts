import type { Chat } from './open-chat.ts';

/** What routes are given by the wiring. */
export interface RouterContext {
  /** The chat of a tenant; asked again, the same one. */
  readonly chatOf: (tenant: string) => Chat;
}
