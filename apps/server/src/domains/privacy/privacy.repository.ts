import type { Locale, PrivacySettings } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { OwnedTable } from '#/database/move-rows.ts';
import type { TenantScope } from '#/database/transaction.ts';

/** The settings, and which text they make. */
export type StoredPrivacy = PrivacySettings & { text_version: number };

const COLUMNS = sql.raw('mode, texts, link, text_version, version');
export const NO_TEXTS: PrivacySettings['texts'] = { 'en-US': null, 'zh-CN': null, 'zh-HK': null, 'ja-JP': null };

export async function findPrivacy({ tenantId, db }: TenantScope): Promise<StoredPrivacy> {
  const { rows } = await db.execute(sql`SELECT ${COLUMNS} FROM privacy_settings WHERE tenant_id = ${tenantId}`);
  return (rows[0] as unknown as StoredPrivacy | undefined) ?? { mode: 'off', texts: NO_TEXTS, link: null, text_version: 1, version: 0 };
}

/** Saves if nobody else has since `version`; undefined otherwise. */
export async function savePrivacy(
  { tenantId, db }: TenantScope,
  { mode, texts, link, version }: PrivacySettings,
  now: number,
): Promise<StoredPrivacy | undefined> {
  const at = sql`to_timestamp(${now} / 1000.0)`;
  const words = sql`${JSON.stringify(texts)}::jsonb`;
  const { rows } =
    version === 0
      ? await db.execute(sql`INSERT INTO privacy_settings (tenant_id, mode, texts, link, updated_at) VALUES (${tenantId}, ${mode}, ${words}, ${link}, ${at})
          ON CONFLICT (tenant_id) DO NOTHING RETURNING ${COLUMNS}`)
      : await db.execute(sql`UPDATE privacy_settings SET mode = ${mode}, texts = ${words}, link = ${link}, version = version + 1, updated_at = ${at},
            text_version = text_version + (CASE WHEN texts = ${words} AND link IS NOT DISTINCT FROM ${link}::text THEN 0 ELSE 1 END)
          WHERE tenant_id = ${tenantId} AND version = ${version} RETURNING ${COLUMNS}`);
  return rows[0] as unknown as StoredPrivacy | undefined;
}

/** What somebody agreed to. */
export interface Consent {
  contactId: string;
  textVersion: number;
  given: 'ticked' | 'written';
  locale: Locale;
  text: string;
  link: string | null;
}

/** Keeps it with its time, once. */
export async function insertConsent({ tenantId, db }: TenantScope, consent: Consent, now: number): Promise<void> {
  const { contactId, textVersion, given, locale, text, link } = consent;
  await db.execute(sql`INSERT INTO consent (tenant_id, contact_id, text_version, given, locale, text, link, given_at)
    VALUES (${tenantId}, ${contactId}, ${textVersion}, ${given}, ${locale}, ${text}, ${link}, to_timestamp(${now} / 1000.0)) ON CONFLICT DO NOTHING`);
}

export async function hasConsent(
  { tenantId, db }: TenantScope,
  { contactId, textVersion, given }: Pick<Consent, 'contactId' | 'textVersion' | 'given'>,
): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT FROM consent WHERE tenant_id = ${tenantId} AND contact_id = ${contactId}
    AND text_version = ${textVersion} AND given = ${given}`);
  return rows.length > 0;
}

/** The language in which the contact is addressed; undefined where there is no such contact. */
export async function localeOf({ tenantId, db }: TenantScope, contactId: string): Promise<Locale | undefined> {
  const { rows } = await db.execute(sql`SELECT locale FROM contact WHERE tenant_id = ${tenantId} AND id = ${contactId}`);
  return (rows[0] as { locale: Locale } | undefined)?.locale;
}

/** What contacts have agreed to. Of two answers to the same text one stands. */
export const CONSENTS: OwnedTable = { table: 'consent', key: ['text_version', 'given'] };
