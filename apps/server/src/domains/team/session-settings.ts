import { ABANDON_MINUTES, EVERY_FILE, LOCALES, VISITOR_EDIT_MINUTES, WAITING_MAIL, type SessionSettings } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { REOPEN_HOURS } from '#/domains/conversation/reopen-window.ts';
import { say } from '#/words.ts';

/** What holds until a business says otherwise. */
const defaultSettings = (): SessionSettings => ({
  auto_assign: true,
  strategy: 'least_busy',
  reply_minutes: 3,
  away_return_minutes: 2,
  auto_away_minutes: 15,
  idle_bot: { on: true, ask_after: 60, resolve_after: 60 },
  idle_waiting: { on: true, ask_after: 720, resolve_after: 720 },
  reopen_hours: REOPEN_HOURS,
  visitor_edit_minutes: VISITOR_EDIT_MINUTES,
  abandon_minutes: ABANDON_MINUTES,
  waiting_mail: WAITING_MAIL,
  queue_limit: null,
  busy_lines: Object.fromEntries(LOCALES.map((locale) => [locale, say(locale, 'bot.all_busy')])) as SessionSettings['busy_lines'],
  files: EVERY_FILE,
});

export type StoredSettings = SessionSettings & { version: number };

/** The settings of a business; version 0 where nobody has set any. */
export async function readSettings({ tenantId, db }: TenantScope): Promise<StoredSettings> {
  const { rows } = await db.execute(sql`SELECT settings, version FROM session_settings WHERE tenant_id = ${tenantId}`);
  const stored = rows[0] as { settings: SessionSettings; version: number } | undefined;
  return { ...defaultSettings(), ...stored?.settings, version: stored?.version ?? 0 };
}

/** Saves if nobody else has since `version`; undefined otherwise. */
export async function writeSettings({ tenantId, db }: TenantScope, given: StoredSettings): Promise<StoredSettings | undefined> {
  const { version, ...settings } = given;
  const json = JSON.stringify(settings);
  const { rows } =
    version === 0
      ? await db.execute(sql`INSERT INTO session_settings (tenant_id, settings, reopen_hours, queue_limit)
          VALUES (${tenantId}, ${json}::jsonb, ${settings.reopen_hours}, ${settings.queue_limit})
          ON CONFLICT (tenant_id) DO NOTHING RETURNING version`)
      : await db.execute(sql`UPDATE session_settings SET settings = ${json}::jsonb, reopen_hours = ${settings.reopen_hours}, queue_limit = ${settings.queue_limit}, version = version + 1
          WHERE tenant_id = ${tenantId} AND version = ${version} RETURNING version`);
  const stored = rows[0] as { version: number } | undefined;
  return stored && { ...settings, version: stored.version };
}
