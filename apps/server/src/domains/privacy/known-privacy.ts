import type { Database } from '#/database/open-database.ts';
import type { TenantScope } from '#/database/transaction.ts';
import { findPrivacy, type StoredPrivacy } from './privacy.repository.ts';

/** How long the settings are believed without looking again, in milliseconds: what another server changes is known by then. */
const BELIEVED_MS = 1_000;
/** Visitors of whom it is remembered that they agreed: more than write in a moment. */
const AGREED_MAX = 50_000;

/** What one server remembers, so that messages need not ask for what hardly ever changes. */
interface Memory {
  settings: Map<number, { privacy: StoredPrivacy; at: number }>;
  agreed: Set<string>;
}

const memories = new WeakMap<Database['pool'], Memory>();

function memoryOf({ pool }: Pick<Database, 'pool'>): Memory {
  const memory = memories.get(pool) ?? { settings: new Map(), agreed: new Set() };
  memories.set(pool, memory);
  return memory;
}

/** The settings of a business, read again once a moment; `read` opens what they are read with. */
export async function knownPrivacy(
  database: Database,
  tenantId: number,
  now: number,
  read: (work: (scope: TenantScope) => Promise<StoredPrivacy>) => Promise<StoredPrivacy>,
): Promise<StoredPrivacy> {
  const { settings } = memoryOf(database);
  const known = settings.get(tenantId);
  if (known && Math.abs(now - known.at) < BELIEVED_MS) return known.privacy;
  const privacy = await read(findPrivacy);
  settings.set(tenantId, { privacy, at: now });
  return privacy;
}

/** They were changed here. */
export function forgetPrivacy(database: Database, tenantId: number): void {
  memoryOf(database).settings.delete(tenantId);
}

const keyOf = (contactId: string, textVersion: number, given: string) => `${contactId} ${textVersion} ${given}`;

export function isKnownToAgree(database: Database, contactId: string, textVersion: number, given: string): boolean {
  return memoryOf(database).agreed.has(keyOf(contactId, textVersion, given));
}

export function rememberAgreed(database: Database, contactId: string, textVersion: number, given: string): void {
  const { agreed } = memoryOf(database);
  agreed.add(keyOf(contactId, textVersion, given));
  const [oldest] = agreed;
  if (agreed.size > AGREED_MAX && oldest !== undefined) agreed.delete(oldest);
}
