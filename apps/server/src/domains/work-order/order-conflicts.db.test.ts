import { moveNeeds, movesOf, workOrders, type WorkOrder } from '@lobby/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { grantPlan } from '#/domains/pay/open-subscription.ts';
import { dice } from '#test/dice.ts';
import { addColleague, type Colleague } from '#test/add-colleague.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { addCustomer, addType } from '#test/order-desk.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';

const AGENTS = 50;
const ORDERS = 100;
/** Changes that each agent makes, from what they have seen last. */
const CHANGES = 8;
const CUSTOMERS = 10;
const YEAR_MS = 31_536_000_000;
const WAIT_MS = 300_000;

let app: TestApp;
let mina: SignedUp;
const agents: Colleague[] = [];
const orders: string[] = [];

beforeAll(async () => {
  app = await openTestApp({ config: { rates: NO_LIMITS } });
  mina = await app.signUp({ name: 'Mina' });
  await inTenant(app.services.database, mina.tenantId, (scope) => grantPlan(scope, 3, Date.now(), Date.now() + YEAR_MS));
  for (let no = 1; no <= AGENTS; no += 1) agents.push(await addColleague(app, mina, `Agent ${no}`));
  const type = await addType(app, mina);
  for (let customer = 0; customer < CUSTOMERS; customer += 1) {
    const ada = await addCustomer(app, mina);
    for (let no = 0; no < ORDERS / CUSTOMERS; no += 1) orders.push((await ada.submitted(type, { subject: `Zip ${no}` })).id);
  }
}, WAIT_MS);
afterAll(() => app.close());

interface Seen {
  version: number;
  status: WorkOrder['status'];
  priority: WorkOrder['priority'];
}

/** What was accepted of all, of which work order and from whom, and how often somebody was shown that another was faster. */
interface Ledger {
  accepted: { id: string; by: string }[];
  conflicts: number;
  wrong: unknown[];
}

const get = async (id: string): Promise<WorkOrder> => (await app.call(workOrders.get, { id }, { token: mina.token })).data;

/** A change that is legal of what an agent has seen: a move with what it has to say, or another priority. */
function changeOf(id: string, { version, status, priority }: Seen, { token }: Colleague, random: () => number) {
  const targets = movesOf(status, 'agent').filter((to) => to !== 'merged' && to !== 'cancelled');
  const to = targets[Math.floor(random() * targets.length)];
  if (to === undefined || random() < 0.3)
    return app.call(workOrders.update, { id, version, priority: priority === 'high' ? 'urgent' : 'high' }, { token });
  const until = Date.now() + 86_400_000;
  return app.call(workOrders.move, { id, version, to, solution: 'Done.', reason: 'Not yet.', pending_until: until }, { token });
}

/** One agent, who knows of each work order only what was shown last. */
async function work(ledger: Ledger, agent: Colleague, start: ReadonlyMap<string, Seen>): Promise<void> {
  const random = dice(agent.userId);
  const known = new Map(start);
  for (let turn = 0; turn < CHANGES; turn += 1) {
    const id = orders[Math.floor(random() * orders.length)] as string;
    const seen = known.get(id) as Seen;
    const { code, data, status } = await changeOf(id, seen, agent, random);
    if (code === 1) {
      ledger.accepted.push({ id, by: agent.name });
      known.set(id, data);
      if (data.version !== seen.version + 1) ledger.wrong.push({ id, was: seen.version, is: data.version });
      continue;
    }
    const { reason, current } = data as unknown as { reason: string; current?: WorkOrder };
    if (status !== 409 || reason !== 'stale_version' || !current || current.version <= seen.version)
      ledger.wrong.push({ id, status, reason });
    else known.set(id, current);
    ledger.conflicts += 1;
  }
}

const countsOf = (names: readonly (string | null)[]) =>
  new Map([...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]));

test(
  'fifty who change the same hundred at once lose no change, make no illegal move, and each is shown what another did first',
  async () => {
    const start = new Map<string, Seen>();
    for (const id of orders) start.set(id, await get(id));
    const ledger: Ledger = { accepted: [], conflicts: 0, wrong: [] };
    await Promise.all(agents.map((agent) => work(ledger, agent, start)));
    expect(ledger.wrong).toEqual([]);
    expect(ledger.accepted.length + ledger.conflicts).toBe(AGENTS * CHANGES);
    expect(ledger.conflicts).toBeGreaterThan(0);
    for (const id of orders) {
      const order = await get(id);
      const changes = order.events.filter(({ name }) => name === 'moved' || name === 'priority');
      const accepted = ledger.accepted.filter((each) => each.id === id).map(({ by }) => by);
      expect([id, order.version]).toEqual([id, 1 + accepted.length]);
      expect(countsOf(changes.map(({ actor_name: name }) => name))).toEqual(countsOf(accepted));
      let status: WorkOrder['status'] = 'new';
      for (const { from, to } of order.events.filter(({ name }) => name === 'moved')) {
        expect([from, moveNeeds(status, to ?? 'new', 'agent') !== undefined]).toEqual([status, true]);
        status = to ?? status;
      }
      expect(order.status).toBe(status);
    }
  },
  WAIT_MS,
);
