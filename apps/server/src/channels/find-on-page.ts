import type { Call } from '#/call.ts';
import type { Tenant } from '#/domains/tenant/find-tenant.ts';
import { BusinessError } from '#/errors.ts';
import { allowsOrigin } from './allows-origin.ts';
import type { StoredChannel } from './channel.repository.ts';
import { findChannelOf } from './find-channel-of.ts';

const ORIGIN_MAX = 300;

/** A channel, asked for by a page. */
export interface OnPage {
  channel: StoredChannel;
  tenant: Tenant;
  /** Origin of the page. */
  page: string;
  /** The page is of a site that may show the channel. */
  isAllowed: boolean;
}

/** The channel of a key, and whether the page that asks may show it. @throws BusinessError channel_off */
export async function findOnPage(
  { services, origin, pageOrigin }: Pick<Call, 'services' | 'origin' | 'pageOrigin'>,
  key: string,
): Promise<OnPage> {
  const found = await findChannelOf(services, key);
  if (!found) throw new BusinessError('channel_off');
  const page = (pageOrigin ?? origin).slice(0, ORIGIN_MAX);
  const isAllowed = page === origin || page === services.config.origin || allowsOrigin(found.channel.allowed_origins, page);
  return { ...found, page, isAllowed };
}
