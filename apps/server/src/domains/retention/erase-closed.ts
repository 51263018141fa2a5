import { inPlatform, inTenant } from '#/database/transaction.ts';
import { recordByItself } from '#/domains/audit/record-audit.ts';
import { eraseConversations } from '#/domains/conversation/erase-conversations.ts';
import { lockClosed } from '#/domains/conversation/find-due.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import { purgeUploads } from '#/domains/upload/purge-uploads.ts';
import { releaseFiles } from '#/domains/upload/release-files.ts';
import { holdEvents } from '#/events/hold-events.ts';
import type { Services } from '#/services.ts';
import { findPolicy } from './retention.repository.ts';

/** Conversations of one transaction: a long one would keep others waiting. */
const STEP = 50;
/** What one run erases of a business at the most; the next one goes on. */
const RUN_MAX = 5_000;

type Parts = Pick<Services, 'database' | 'files' | 'hooks' | 'now' | 'log'>;

/** Erases what businesses keep no longer, with its files. One that fails does not keep the others waiting. */
export async function eraseClosed(parts: Parts): Promise<number> {
  let erased = 0;
  for (const tenantId of await inPlatform(parts.database, listTenantIds)) {
    erased += await eraseOfTenant(parts, tenantId).catch((error: unknown) => {
      parts.log.error({ err: error, tenant: tenantId }, 'what a business keeps no longer could not be erased');
      return 0;
    });
  }
  return erased;
}

async function eraseOfTenant(parts: Parts, tenantId: number): Promise<number> {
  const { database } = parts;
  const total = { conversations: 0, messages: 0 };
  for (let step = STEP; step === STEP && total.conversations < RUN_MAX;) {
    const done = await eraseStep(parts, tenantId);
    step = done.conversations;
    total.conversations += done.conversations;
    total.messages += done.messages;
  }
  if (total.conversations === 0) return 0;
  await inTenant(database, tenantId, (scope) => recordByItself(scope, 'retention.erase', ['tenant', String(tenantId)], parts.now(), total));
  // The rows are gone; the files go now, or with the next purge where this is cut off.
  await purgeUploads(parts, tenantId);
  return total.conversations;
}

/** Reads the setting anew each time: who turns it off stops it. */
function eraseStep({ database, hooks, now }: Parts, tenantId: number): Promise<{ conversations: number; messages: number }> {
  return inTenant(database, tenantId, async (scope) => {
    const { months } = await findPolicy(scope);
    if (months === null) return { conversations: 0, messages: 0 };
    await holdEvents(scope);
    const ids = await lockClosed(scope, months, now(), STEP);
    if (ids.length === 0) return { conversations: 0, messages: 0 };
    await releaseFiles(scope, ids, undefined, now());
    return { conversations: ids.length, messages: await eraseConversations(hooks, scope, ids) };
  });
}
