import type { SecretBox } from '#/secret-box.ts';

const contextOf = (tenantId: number) => `ai model of tenant ${tenantId}`;

/** The key of somebody's own model, as it is stored. */
export function sealModelKey(secrets: SecretBox, tenantId: number, key: string): Buffer {
  return secrets.seal(key, contextOf(tenantId));
}

/** @throws where it was sealed with another server's key */
export function openModelKey(secrets: SecretBox, tenantId: number, sealed: Buffer | null): string | undefined {
  return sealed ? secrets.open(sealed, contextOf(tenantId)) : undefined;
}
