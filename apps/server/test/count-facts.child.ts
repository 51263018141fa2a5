import { openDatabase } from '#/database/open-database.ts';
import { keepTenantFacts, rebuildFacts } from '#/domains/analysis/bot/keep-facts.ts';

/** Counts the figures of a business without a pause, anew and what has changed in turn, until somebody ends the process. */
const [url = '', tenant = ''] = process.argv.slice(2);
const services = { database: await openDatabase({ url }), now: Date.now };
for (;;) {
  await rebuildFacts(services, Number(tenant));
  await keepTenantFacts(services, Number(tenant));
}
