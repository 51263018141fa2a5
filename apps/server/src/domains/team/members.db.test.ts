import { conversations, messages, teams, user, visitor, type Conversation, type Role } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Audience } from '#/announcer.ts';
import { addColleague, type Colleague } from '#test/add-colleague.ts';
import { comeOnline } from '#test/come-online.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';

let app: TestApp;
let mina: SignedUp;
let ken: Colleague;
let yuki: Colleague;
const cut: Audience[] = [];

beforeAll(async () => {
  app = await openTestApp({ disconnect: (audience) => cut.push(audience) });
});
afterAll(() => app.close());
beforeEach(async () => {
  mina = await app.signUp({ name: 'Mina' });
  [ken, yuki] = [await addColleague(app, mina, 'Ken'), await addColleague(app, mina, 'Yuki')];
  cut.length = 0;
});

const members = async () => (await app.call(teams.members, {}, { token: mina.token })).data.items;
const remove = (id: number, handTo?: number, { token }: { token: string } = mina) =>
  app.call(teams.removeMember, { id, ...(handTo !== undefined && { hand_to: handTo }) }, { token });
const setRole = (id: number, role: Role, { token }: { token: string } = mina) => app.call(teams.changeRole, { id, role }, { token });
const read = async (id: string): Promise<Conversation> => (await app.call(conversations.get, { id }, { token: mina.token })).data;
const info = async (token: string) => app.call(user.info, {}, { token });

/** A conversation that a person answers. */
async function heldBy({ token }: { token: string }): Promise<string> {
  const { data } = await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US' });
  const id = data.conversation_id;
  await app.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text: 'Are you there?' }, { token: data.token });
  await app.services.botRunner.idle();
  await app.call(conversations.takeover, { id }, { token });
  await app.services.assigner.idle();
  return id;
}

describe('removing a person', () => {
  test('ends every sign-in at once and cuts what is live', async () => {
    expect((await remove(ken.userId)).data).toEqual({ handed_over: 0 });
    expect(await info(ken.token)).toMatchObject({ status: 401, code: -1 });
    expect(cut).toEqual([{ sessionId: expect.any(String) }]);
    expect((await members()).map(({ name }) => name)).toEqual(['Mina', 'Yuki']);
    expect((await info(yuki.token)).code).toBe(1);
  });

  test('lays what they answer into the queue', async () => {
    const [waiting, answered] = [await heldBy(ken), await heldBy(ken)];
    await app.call(messages.send, { id: answered, client_msg_id: randomUUID(), text: 'Hello' }, { token: ken.token });
    expect((await remove(ken.userId)).data).toEqual({ handed_over: 2 });
    for (const id of [waiting, answered]) expect(await read(id)).toMatchObject({ status: 'queued', agent: null });
  });

  test('hands it to a colleague who is named', async () => {
    const id = await heldBy(ken);
    const theirs = await heldBy(mina);
    expect((await remove(ken.userId, yuki.userId)).data).toEqual({ handed_over: 1 });
    expect(await read(id)).toMatchObject({ status: 'open', agent: { id: yuki.userId, name: 'Yuki' } });
    expect((await read(theirs)).agent?.name).toBe('Mina');
  });

  test.each([
    ['a viewer', async () => (await addColleague(app, mina, 'Vera', 'viewer')).userId],
    ['themselves', () => Promise.resolve(ken.userId)],
    ['somebody of another business', async () => (await app.signUp()).userId],
  ])('hands nothing to %s', async (_, whom) => {
    expect(await remove(ken.userId, await whom())).toMatchObject({ status: 404 });
    expect((await info(ken.token)).code).toBe(1);
  });

  test('again changes nothing', async () => {
    await remove(ken.userId);
    expect(await remove(ken.userId)).toMatchObject({ code: 1, data: { handed_over: 0 } });
    expect(await members()).toHaveLength(2);
  });

  test('leaves the account, without a business', async () => {
    const { rows } = await app.services.database.pool.query<{ email: string }>('SELECT email FROM app_user WHERE id = $1', [ken.userId]);
    await remove(ken.userId);
    const { data } = await app.call(user.login, { email: rows[0]?.email ?? '', password: 'otter-7-kiosk' });
    expect((await info(data.token)).data).toMatchObject({ tenant_id: 0, tenant_name: null });
  });

  test('takes them out of their teams', async () => {
    await app.call(teams.create, { name: 'Returns', member_ids: [ken.userId, yuki.userId] }, { token: mina.token });
    await remove(ken.userId);
    expect((await app.call(teams.list, {}, { token: mina.token })).data.items[0]?.member_ids).toEqual([yuki.userId]);
  });

  test('is refused for oneself, and for the owner', async () => {
    const second = await addColleague(app, mina, 'Aya', 'admin');
    expect(await remove(mina.userId)).toMatchObject({ status: 403, data: { reason: 'refused' } });
    expect(await remove(mina.userId, undefined, second)).toMatchObject({ status: 403, data: { reason: 'refused' } });
    expect(await remove(second.userId, undefined, second)).toMatchObject({ status: 403 });
    expect((await members()).find(({ owner }) => owner)?.name).toBe('Mina');
  });

  test('of another business removes nobody', async () => {
    const nori = await app.signUp();
    expect((await remove(ken.userId, undefined, nori)).data).toEqual({ handed_over: 0 });
    expect((await info(ken.token)).code).toBe(1);
  });
});

describe('changing a role', () => {
  test('holds from the next call on, and what is live begins anew', async () => {
    expect((await setRole(ken.userId, 'viewer')).data).toMatchObject({ id: ken.userId, role: 'viewer' });
    expect(cut).toEqual([{ userId: ken.userId }]);
    const id = await heldBy(yuki);
    expect(await app.call(messages.send, { id, client_msg_id: randomUUID(), text: 'Hello' }, { token: ken.token })).toMatchObject({
      status: 403,
      data: { reason: 'refused' },
    });
    expect((await app.call(messages.list, { id }, { token: ken.token })).code).toBe(1);
  });

  test('to admin is stored as null (§6)', async () => {
    expect((await setRole(ken.userId, 'admin')).data.role).toBeNull();
    expect((await info(ken.token)).data.role).toBeNull();
    expect((await setRole(yuki.userId, 'supervisor', ken)).code).toBe(1);
  });

  test('to one that answers nobody lays what they have into the queue', async () => {
    const id = await heldBy(ken);
    await setRole(ken.userId, 'editor');
    expect(await read(id)).toMatchObject({ status: 'queued', agent: null });
  });

  test('is refused for oneself, for the owner, and to who is no admin', async () => {
    const second = await addColleague(app, mina, 'Aya', 'admin');
    const boss = await addColleague(app, mina, 'Sora', 'supervisor');
    expect(await setRole(second.userId, 'admin', second)).toMatchObject({ status: 403 });
    expect(await setRole(mina.userId, 'viewer', second)).toMatchObject({ status: 403 });
    for (const who of [boss, ken])
      expect(await setRole(ken.userId, 'admin', who)).toMatchObject({ status: 403, data: { reason: 'refused' } });
    expect((await info(ken.token)).data.role).toBe('agent');
  });

  test('of a stranger finds nobody', async () => {
    expect(await setRole((await app.signUp()).userId, 'viewer')).toMatchObject({ status: 404 });
  });
});

describe('who answers nobody', () => {
  test.each(['viewer', 'editor'])('a %s is given no visitor and offered to nobody', async (role) => {
    const who = await addColleague(app, mina, 'Vera', role);
    const leave = await comeOnline(app, { ...who, tenantId: mina.tenantId });
    const { data } = await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US' });
    await app.call(visitor.handoff, { conversation_id: data.conversation_id }, { token: data.token });
    await app.services.assigner.run(mina.tenantId);
    expect(await read(data.conversation_id)).toMatchObject({ status: 'queued', agent: null });
    const to = await app.call(conversations.assign, { id: data.conversation_id, user_id: who.userId }, { token: mina.token });
    expect(to).toMatchObject({ status: 404 });
    const offered = (await app.call(conversations.colleagues, {}, { token: mina.token })).data.items;
    expect(offered.map(({ name }) => name)).toEqual(['Ken', 'Mina', 'Yuki']);
    leave();
  });
});
