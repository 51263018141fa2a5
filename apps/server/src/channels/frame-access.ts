import { findFrameOrigins } from '#/domains/tenant/find-frame-origins.ts';
import type { Services } from '#/services.ts';
import { allowsOrigin } from './allows-origin.ts';
import { findChannelOf } from './find-channel-of.ts';

/** Who may frame a chat, or why nobody sees it where it is asked for. */
export type FrameAccess =
  | { kind: 'granted'; origins: readonly string[] }
  | { kind: 'off' }
  /** The site whose page the frame stands in. */
  | { kind: 'site_not_allowed'; origin: string };

/** What is asked for: the business in the address, the channel, and the page that the frame stands in, where its browser tells. */
export interface FrameRequest {
  tenant: string;
  channelKey: string | undefined;
  embedder: string | undefined;
  /** This Lobby, as the caller has reached it. */
  own: string;
}

/** A chat stands in the pages that its channel names; without a channel in those that the business named for its chat page. */
export async function frameAccess(services: Services, { tenant, channelKey, embedder, own }: FrameRequest): Promise<FrameAccess> {
  if (channelKey === undefined) return { kind: 'granted', origins: await findFrameOrigins(services, tenant) };
  const found = await findChannelOf(services, channelKey);
  if (!found || found.tenant.slug !== tenant.toLowerCase()) return { kind: 'off' };
  const origins = found.channel.allowed_origins;
  const isOwn = embedder === own || embedder === services.config.origin;
  if (embedder !== undefined && !isOwn && !allowsOrigin(origins, embedder)) return { kind: 'site_not_allowed', origin: embedder };
  return { kind: 'granted', origins };
}
