import { analysis, may, pay, ROLES } from '@lobby/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { keepFacts } from '#/domains/analysis/bot/keep-facts.ts';
import { sql } from 'drizzle-orm';
import { addColleague } from './add-colleague.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { startChat } from './start-chats.ts';

/** Millionths of a dollar that the only answer cost. */
const COST = 4_321;

let app: TestApp;
const tokens = new Map<string, string>();
beforeAll(async () => {
  app = await openTestApp();
  const owner = await app.signUp();
  for (const role of ROLES) tokens.set(role, (await addColleague(app, owner, role, role)).token);
  tokens.set('owner', owner.token);
  await startChat(app, owner, 'Where is your shop?');
  await inTenant(app.services.database, owner.tenantId, async ({ db, tenantId }) => {
    await db.execute(sql`UPDATE subscription SET set_meal_id = 2, amount = 2900, currency = 'USD' WHERE tenant_id = ${tenantId}`);
    await db.execute(sql`UPDATE bot_run SET cost_micro = ${COST}, tokens_in = 9, tokens_out = 9 WHERE tenant_id = ${tenantId}`);
  });
  await keepFacts(app.services);
});
afterAll(() => app.close());

describe.each(['owner', ...ROLES])('what is paid, for %s', (role) => {
  const sees = role === 'owner' || may({ role }, 'billing.view');
  const options = () => ({ token: tokens.get(role) ?? '' });

  test(`${sees ? 'is' : 'is not'} in the plan, its use and its orders`, async () => {
    const { data: plan } = await app.call(pay.subscription, {}, options());
    expect([plan.name, plan.amount, plan.currency]).toEqual(['Pro', ...(sees ? [2900, 'USD'] : [null, null])]);
    for (const call of [pay.usage, pay.orders]) expect((await app.call(call, {}, options())).status).toBe(sees ? 200 : 403);
  });

  test(`${sees ? 'is' : 'is not'} in the results of the bot and their file`, async () => {
    const { data: results, status } = await app.call(analysis.bot, { days: 7 }, options());
    const isOpen = role === 'owner' || may({ role }, 'bot.edit');
    expect(status).toBe(isOpen ? 200 : 403);
    if (!isOpen) return undefined;
    expect(results.total.questions).toBe(1);
    expect([results.total.cost_micro, results.total.priced, results.currency]).toEqual(sees ? [COST, 1, 'USD'] : [0, 0, null]);
    const response = await app.fetch(`${analysis.exportBot.path}?days=7`, { headers: options() });
    const [header = ''] = (await response.text()).split('\r\n');
    expect([header.includes('cost_micro'), header.includes('priced')]).toEqual([sees, sees]);
    return expect(header).toContain('questions');
  });
});
