import { inPlatform, inTenant } from '#/database/transaction.ts';
import { purgeBulks } from '#/domains/bulk/purge-bulks.ts';
import { purgeUses } from '#/domains/canned/purge-uses.ts';
import { purgeCorpus } from '#/domains/corpus/care/purge-corpus.ts';
import { purgeVisits } from '#/domains/diversion-link/purge-visits.ts';
import { purgeDrafts } from '#/domains/draft/purge-drafts.ts';
import { purgeReadings } from '#/domains/help/public/tell-reading.ts';
import { purgeInvites } from '#/domains/invite/purge-invites.ts';
import { purgeMails } from '#/domains/mail/purge-mails.ts';
import { purgeReceived } from '#/domains/order-mail/inbound/purge-received.ts';
import { purgePreviews } from '#/domains/preview/find-preview.ts';
import { purgeQuotes } from '#/domains/pay/quote/purge-quotes.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import { purgeMemory } from '#/domains/translate/purge-memory.ts';
import { purgeUploads } from '#/domains/upload/purge-uploads.ts';
import { purgeSignIns } from '#/domains/user/purge-sign-ins.ts';
import { MODULES } from '#/modules.ts';
import { removeLeftOvers } from '#/outside/files/remove-left-overs.ts';
import type { Services } from '#/services.ts';

/** Removes what has ended: codes, sessions, settled mails, quotes that nobody ordered, files that no message has. Conversations and contacts stay. */
export async function purge({ database, files, now }: Pick<Services, 'database' | 'files' | 'now'>): Promise<void> {
  await inPlatform(database, (scope) => purgeSignIns(scope, now()));
  await inPlatform(database, (scope) => purgeMails(scope, now()));
  await removeLeftOvers(files);
  // One short transaction a tenant, so that other work finds its turn in between.
  for (const tenantId of await inPlatform(database, listTenantIds)) {
    await inTenant(database, tenantId, async (scope) => {
      await purgeQuotes(scope, now());
      await purgeDrafts(scope, now());
      await purgeUses(scope, now());
      await purgeInvites(scope, now());
      await purgeBulks(scope, now());
      await purgeMemory(scope, now());
      await purgeCorpus(scope, now());
      await purgeReadings(scope, now());
      await purgeVisits(scope, now());
      await purgePreviews(scope, now());
      await purgeReceived(scope, now());
      for (const module of MODULES) await module.purge?.(scope, now());
    });
    await purgeUploads({ database, files, now }, tenantId);
  }
}
