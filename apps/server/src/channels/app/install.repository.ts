import { APP_INSTALLS_MAX, type AppInstall, type appInstalls, type RequestOf } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { OwnedTable } from '#/database/move-rows.ts';
import type { TenantScope } from '#/database/transaction.ts';

type NewInstall = Omit<RequestOf<typeof appInstalls.register>, 'channel'> & { channelId: string; contactId: string };

const hashOf = (deviceToken: string) => createHash('sha256').update(deviceToken).digest();

/** Keeps a device as the contact's, whoever had it before, and no more of theirs than are kept. */
export async function upsertInstall({ tenantId, db }: TenantScope, install: NewInstall, now: number): Promise<void> {
  const { channelId, contactId, platform, device_token: token, app_version: appVersion, os, locale } = install;
  await db.execute(sql`INSERT INTO app_install (tenant_id, channel_id, token_hash, device_token, contact_id, platform, app_version, os, locale, last_seen_at)
    VALUES (${tenantId}, ${channelId}, ${hashOf(token)}, ${token}, ${contactId}, ${platform}, ${appVersion}, ${os}, ${locale}, to_timestamp(${now} / 1000.0))
    ON CONFLICT (tenant_id, channel_id, token_hash) DO UPDATE SET contact_id = excluded.contact_id, platform = excluded.platform,
      app_version = excluded.app_version, os = excluded.os, locale = excluded.locale, last_seen_at = excluded.last_seen_at`);
  await db.execute(sql`DELETE FROM app_install WHERE tenant_id = ${tenantId} AND contact_id = ${contactId} AND (channel_id, token_hash) IN (
    SELECT channel_id, token_hash FROM app_install WHERE tenant_id = ${tenantId} AND contact_id = ${contactId}
    ORDER BY last_seen_at DESC, token_hash OFFSET ${APP_INSTALLS_MAX})`);
}

export async function deleteInstall({ tenantId, db }: TenantScope, contactId: string, deviceToken: string): Promise<void> {
  await db.execute(
    sql`DELETE FROM app_install WHERE tenant_id = ${tenantId} AND contact_id = ${contactId} AND token_hash = ${hashOf(deviceToken)}`,
  );
}

/** Those of channels that are not paused, the one that was seen last first. */
export async function readInstalls({ tenantId, db }: TenantScope, contactId: string): Promise<AppInstall[]> {
  const { rows } = await db.execute(sql`SELECT i.platform, i.device_token, i.app_version, i.os, i.locale, i.channel_id,
      epoch_ms(i.last_seen_at) AS last_seen_at
    FROM app_install i JOIN channel c ON c.tenant_id = i.tenant_id AND c.id = i.channel_id AND c.status = 'active'
    WHERE i.tenant_id = ${tenantId} AND i.contact_id = ${contactId} ORDER BY i.last_seen_at DESC, i.token_hash`);
  return rows as unknown as AppInstall[];
}

/** Devices belong to contacts. */
export const INSTALLS: OwnedTable = { table: 'app_install', key: ['channel_id', 'token_hash'] };
