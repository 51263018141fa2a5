import { LOCALES, type Locale } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { listDemos } from '#/database/seed/demo-businesses.ts';
import { readShopFacts } from '#/database/seed/shop/shop-facts.ts';
import { SHOP_SLUG } from '#/database/seed/shop/shop-names.ts';
import { inTenant } from '#/database/transaction.ts';
import { readStaff } from '#/domains/team/read-staff.ts';
import { authenticateVisitor } from '#/domains/visitor/authenticate-visitor.ts';
import { visitorRoutes } from '#/domains/visitor/visitor.routes.ts';
import { publicOrigin } from '#/public-origin.ts';
import type { Services } from '#/services.ts';
import { takeVisit } from './visit.repository.ts';

/** How far apart visitors come, in milliseconds, and how many in a day. */
const EVERY_MS = 4 * 60_000;
const PER_DAY = 40;

/** Lets somebody write to the shop of the demo while one of its people is there to see it. @returns how many came */
export async function sendVisitors(services: Services): Promise<number> {
  const { database, now, config } = services;
  if (!config.lively) return 0;
  let came = 0;
  for (const { tenantId, isVisited } of await listDemos(database)) {
    if (!isVisited) continue;
    const turn = await inTenant(database, tenantId, async (scope) => {
      const { there } = await readStaff(scope, now());
      return there ? takeVisit(scope, { everyMs: EVERY_MS, perDay: PER_DAY }, now()) : undefined;
    });
    if (turn === undefined) continue;
    await write(services, turn);
    came += 1;
  }
  return came;
}

/** Comes in by the door of every visitor, each time in another language and with something else to say. */
async function write(services: Services, turn: number): Promise<void> {
  const { texts } = await readShopFacts();
  const locale = LOCALES[turn % LOCALES.length] as Locale;
  const { arrivals } = texts[locale];
  const said = arrivals[Math.floor(turn / LOCALES.length) % arrivals.length] ?? [];
  const call = {
    locale,
    token: undefined,
    ip: '',
    userAgent: '',
    origin: publicOrigin(services.config),
    pageOrigin: undefined,
    visitToken: undefined,
    file: undefined,
    services,
  };
  const begun = await visitorRoutes.session({
    ...call,
    actor: { kind: 'anyone' },
    request: { tenant: SHOP_SLUG, locale, new_conversation: true },
  });
  const actor = await authenticateVisitor(begun.token, services);
  const { conversation_id: id } = begun;
  for (const text of said)
    await visitorRoutes.messages({ ...call, actor, request: { conversation_id: id, client_msg_id: randomUUID(), text, attachments: [] } });
}
