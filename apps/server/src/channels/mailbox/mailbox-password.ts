import type { SecretBox } from '#/secret-box.ts';

const contextOf = (tenantId: number, channelId: string) => `mailbox of channel ${channelId} of ${tenantId}`;

export const sealPassword = (secrets: SecretBox, tenantId: number, channelId: string, password: string): Buffer =>
  secrets.seal(password, contextOf(tenantId, channelId));

/** @throws where it was sealed with another server's key */
export const openPassword = (secrets: SecretBox, tenantId: number, channelId: string, sealed: Buffer): string =>
  secrets.open(Buffer.from(sealed), contextOf(tenantId, channelId));
