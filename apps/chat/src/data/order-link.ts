import { ApiError, callEndpoint, type ApiClient } from '@lobby/api-client';
import { orderLinks, type Locale } from '@lobby/contract';
import { openStorage } from '#/state/browser-storage.ts';
import { keptVisitor } from '#/state/kept-visitor.ts';

/** What the link of a mail leads to: the page, nothing, or the offer of a fresh one. */
export type OpenedLink = 'open' | 'over' | 'unknown' | 'failed';

/** The link in the address bar, or where it leads, which no server is told of; undefined where there is none. */
export function linkInAddress(hash: string, name: 'link' | 'stop' | 'to' = 'link'): string | undefined {
  return new URLSearchParams(hash.replace(/^#/, '')).get(name) ?? undefined;
}

/** Opens a work order with the link of a mail: from here on this browser is its customer, unless it is already. */
export async function openOrderLink(client: ApiClient, tenant: string, link: string, locale: Locale): Promise<OpenedLink> {
  const visitor = keptVisitor(openStorage(), tenant);
  const known = visitor.read();
  try {
    const { token, conversation_id: conversationId } = await callEndpoint(
      client,
      orderLinks.open,
      { tenant, link, locale },
      { quiet: true, retry: false, ...(known ? { token: known.token } : {}) },
    );
    if (token !== known?.token) visitor.write({ token, conversationId });
    return 'open';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.reason === 'link_expired') return 'over';
    return error.reason === 'not_found' || error.reason === 'invalid_request' ? 'unknown' : 'failed';
  }
}

/** Asks for a fresh link at the address that the old one went to. */
export const renewOrderLink = (client: ApiClient, tenant: string, link: string) =>
  callEndpoint(client, orderLinks.renew, { tenant, link }, { quiet: true });
