import { ApiError, callEndpoint, type ApiClient } from '@lobby/api-client';
import { chatLinks } from '@lobby/contract';
import { openStorage } from '#/state/browser-storage.ts';
import { keptVisitor } from '#/state/kept-visitor.ts';

/** What the link of a letter comes to. */
export type Followed = 'done' | 'over' | 'unknown' | 'failed';

/** Comes back into the chat of a letter: from here on this browser is its visitor, unless it is already. */
export function openChatLink(client: ApiClient, tenant: string, link: string): Promise<Followed> {
  const visitor = keptVisitor(openStorage(), tenant);
  const known = visitor.read();
  const as = known ? { token: known.token } : {};
  return follow(async () => {
    const opened = await callEndpoint(client, chatLinks.open, { tenant, link }, { quiet: true, retry: false, ...as });
    visitor.write({ token: opened.token, conversationId: opened.conversation_id });
  });
}

/** Ends letters to the address that the link went to. */
export const stopLetters = (client: ApiClient, tenant: string, link: string): Promise<Followed> =>
  follow(() => callEndpoint(client, chatLinks.stop, { tenant, link }, { quiet: true }));

async function follow(call: () => Promise<unknown>): Promise<Followed> {
  try {
    await call();
    return 'done';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.reason === 'link_expired') return 'over';
    return error.reason === 'not_found' || error.reason === 'invalid_request' ? 'unknown' : 'failed';
  }
}
