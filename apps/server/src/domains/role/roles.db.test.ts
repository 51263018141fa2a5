import { canned, conversations, invites, roles, teams, user, type RequestInput } from '@lobby/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Audience } from '#/announcer.ts';
import { inTenant } from '#/database/transaction.ts';
import { grantPlan } from '#/domains/pay/open-subscription.ts';
import { addColleague, type Colleague } from '#test/add-colleague.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { startChat } from '#test/start-chats.ts';

const YEAR = 365 * 86_400_000;

let app: TestApp;
let mina: SignedUp;
let ken: Colleague;
let cut: Audience[] = [];
let told: { audience: Audience; name: string }[] = [];

beforeAll(async () => {
  app = await openTestApp({ emit: (audience, name) => told.push({ audience, name }), disconnect: (audience) => cut.push(audience) });
});
afterAll(() => app.close());
beforeEach(async () => {
  mina = await app.signUp({ name: 'Mina' });
  const now = Date.now();
  await inTenant(app.services.database, mina.tenantId, (scope) => grantPlan(scope, 3, now, now + YEAR));
  ken = await addColleague(app, mina, 'Ken');
  [cut, told] = [[], []];
});

type Draft = RequestInput<typeof roles.create>;
const draftOf = (over: Partial<Draft> = {}): Draft => ({ name: 'Night shift', base: 'agent', permissions: ['session.view'], ...over });
const create = (over: Partial<Draft> = {}, { token }: { token: string } = mina) => app.call(roles.create, draftOf(over), { token });
const give = (id: number, role: string, { token }: { token: string } = mina) => app.call(teams.changeRole, { id, role }, { token });
const change = (id: string, version: number, over: Partial<Draft> = {}, { token }: { token: string } = mina) =>
  app.call(roles.update, { ...draftOf(over), id, version }, { token });
const list = async ({ token }: { token: string } = mina) => (await app.call(roles.list, {}, { token })).data;
const sees = async (who: Colleague) => (await app.call(conversations.list, { view: 'all' }, { token: who.token })).code === 1;

describe('a role of the business’s own', () => {
  test('is made with what its permissions need, is listed for everybody, and counts from the next call of whoever gets it', async () => {
    const { data: role } = await create({ permissions: ['canned.share'] });
    expect(role).toMatchObject({ name: 'Night shift', base: 'agent', members: 0, version: 1, updated_by: 'Mina' });
    expect(role.permissions).toEqual(['session.view', 'session.reply', 'canned.share']);
    expect(await give(ken.userId, role.id)).toMatchObject({ code: 1, data: { role: role.id } });
    expect((await list(ken)).items).toMatchObject([{ id: role.id, members: 1 }]);
    const reply = { scope: 'all' as const, title: 'Hours', i18n: { 'en-US': 'Nine to five' } };
    expect((await app.call(canned.create, reply, { token: ken.token })).code).toBe(1);
    const { data: me } = await app.call(user.info, {}, { token: ken.token });
    expect(me).toMatchObject({ role: role.id, role_name: 'Night shift', permissions: role.permissions });
  });

  test('changes for everybody who has it from their next call, and tells their open dashboards', async () => {
    const { data: role } = await create();
    await give(ken.userId, role.id);
    expect(await sees(ken)).toBe(true);
    [cut, told] = [[], []];
    expect((await change(role.id, 1, { permissions: ['corpus.edit'] })).data).toMatchObject({
      version: 2,
      permissions: ['corpus.edit'],
      members: 1,
    });
    expect(await sees(ken)).toBe(false);
    expect(told).toContainEqual({ audience: { userId: ken.userId }, name: 'account_changed' });
    expect(cut).toEqual([{ userId: ken.userId }]);
  });

  test('that answers visitors no more leaves what its people answer to the queue', async () => {
    const { data: role } = await create({ permissions: ['session.reply'] });
    await give(ken.userId, role.id);
    const chat = await startChat(app, mina, 'Hello');
    await app.call(conversations.takeover, { id: chat.id }, { token: ken.token });
    await change(role.id, 1, { permissions: ['session.view'] });
    expect((await app.call(conversations.get, { id: chat.id }, { token: mina.token })).data).toMatchObject({
      status: 'queued',
      agent: null,
    });
    expect(await app.call(conversations.assign, { id: chat.id, user_id: ken.userId }, { token: mina.token })).toMatchObject({
      status: 404,
    });
  });

  test('is the first of two writers’; the second gets the newer copy', async () => {
    const { data: role } = await create();
    const [first, second] = await Promise.all([change(role.id, 1, { name: 'A' }), change(role.id, 1, { name: 'B' })]);
    const late = first.code === 1 ? second : first;
    expect(late).toMatchObject({ status: 409, data: { reason: 'stale_version', current: { version: 2 } } });
  });

  test('goes, and its people and invitations get the other one', async () => {
    const { data: role } = await create();
    await give(ken.userId, role.id);
    await app.call(invites.create, { emails: ['new@shop.example'], role: role.id, team_ids: [] }, { token: mina.token });
    expect(await app.call(roles.remove, { id: role.id, move_to: 'viewer' }, { token: mina.token })).toMatchObject({ data: { moved: 1 } });
    expect((await list()).items).toEqual([]);
    const { data } = await app.call(teams.members, {}, { token: mina.token });
    expect(data.items.find(({ id }) => id === ken.userId)).toMatchObject({ role: 'viewer' });
    const { data: waiting } = await app.call(invites.list, {}, { token: mina.token });
    expect(waiting.items).toMatchObject([{ role: 'viewer' }]);
    expect(await app.call(roles.remove, { id: role.id, move_to: 'viewer' }, { token: mina.token })).toMatchObject({ data: { moved: 0 } });
  });

  test('has a name of its own', async () => {
    await create({ name: 'Night shift' });
    const again = await create({ name: 'ＮＩＧＨＴ shift' });
    expect(again).toMatchObject({ status: 400, data: { fields: [{ path: 'name', message: 'Another role already has this name.' }] } });
  });

  test('needs a plan that has it, and stays when the plan becomes smaller', async () => {
    const { data: role } = await create();
    await give(ken.userId, role.id);
    const now = Date.now();
    await app.services.database.pool.query('UPDATE subscription SET set_meal_id = 2 WHERE tenant_id = $1', [mina.tenantId]);
    await inTenant(app.services.database, mina.tenantId, (scope) => grantPlan(scope, 2, now, now + YEAR));
    expect(await create({ name: 'Another' })).toMatchObject({ status: 403, data: { reason: 'plan_lacks' } });
    expect(await list()).toMatchObject({ available: false, items: [{ id: role.id }] });
    expect(await sees(ken)).toBe(true);
  });

  test('of another business is not there', async () => {
    const { data: role } = await create();
    const nori = await app.signUp();
    const max = await addColleague(app, nori, 'Max');
    expect(await give(max.userId, role.id, nori)).toMatchObject({ status: 404 });
    expect(await change(role.id, 1, {}, nori)).toMatchObject({ status: 404 });
    expect((await list(nori)).items).toEqual([]);
  });
});

describe('nobody gives what they do not hold', () => {
  let hannah: Colleague;
  let held: string;
  beforeEach(async () => {
    hannah = await addColleague(app, mina, 'Hannah');
    held = (await create({ name: 'People', permissions: ['session.view', 'member.edit'] })).data.id;
    await give(hannah.userId, held);
  });
  const REFUSED = { status: 403, data: { reason: 'refused' } };

  test('neither by a role, nor by an invitation, nor by a role that is made for it', async () => {
    expect(await give(ken.userId, 'admin', hannah)).toMatchObject(REFUSED);
    expect(
      await app.call(invites.create, { emails: ['x@shop.example'], role: 'supervisor', team_ids: [] }, { token: hannah.token }),
    ).toMatchObject(REFUSED);
    expect(await create({ name: 'More', permissions: ['billing.pay'] }, hannah)).toMatchObject(REFUSED);
    expect((await create({ name: 'Less', permissions: ['session.view'] }, hannah)).code).toBe(1);
    expect(
      (await app.call(invites.create, { emails: ['y@shop.example'], role: 'viewer', team_ids: [] }, { token: hannah.token })).code,
    ).toBe(1);
  });

  test('nor to oneself by changing the own role', async () => {
    expect(await change(held, 1, { name: 'People', permissions: ['session.view', 'member.edit', 'audit.view'] }, hannah)).toMatchObject(
      REFUSED,
    );
    expect(await app.call(roles.remove, { id: held, move_to: 'viewer' }, { token: hannah.token })).toMatchObject(REFUSED);
  });

  test('nor takes it away from who holds more', async () => {
    expect(await give(ken.userId, 'viewer', hannah)).toMatchObject(REFUSED);
    expect(await app.call(teams.removeMember, { id: ken.userId }, { token: hannah.token })).toMatchObject(REFUSED);
    const { data: more } = await create({ name: 'More', permissions: ['audit.view'] });
    expect(await change(more.id, 1, { name: 'More', permissions: [] }, hannah)).toMatchObject(REFUSED);
    expect(await app.call(roles.remove, { id: more.id, move_to: 'viewer' }, { token: hannah.token })).toMatchObject(REFUSED);
  });

  test('and the owner stays who they are', async () => {
    const ada = await addColleague(app, mina, 'Ada', 'admin');
    expect(await give(mina.userId, held, ada)).toMatchObject(REFUSED);
  });
});
