import { bulk, conversations, roles, teams, type BulkAction } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { grantPlan } from '#/domains/pay/open-subscription.ts';
import { addColleague, type Colleague } from '#test/add-colleague.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { startChat, type StartedChat } from '#test/start-chats.ts';

const YEAR = 365 * 86_400_000;

let app: TestApp;
let mina: SignedUp;
let ken: Colleague;
let chat: StartedChat;

beforeAll(async () => {
  app = await openTestApp();
  mina = await app.signUp({ name: 'Mina' });
  await inTenant(app.services.database, mina.tenantId, (scope) => grantPlan(scope, 3, Date.now(), Date.now() + YEAR));
  ken = await addColleague(app, mina, 'Ken');
  chat = await startChat(app, mina, 'Where is my tent?');
});
afterAll(() => app.close());

describe('who may answer and not hand over', () => {
  const run = (action: BulkAction, { token }: { token: string } = ken) =>
    app.call(bulk.run, { request_id: randomUUID(), ids: [chat.id], action }, { token });
  const owner = async () => (await app.call(conversations.get, { id: chat.id }, { token: mina.token })).data.owner_kind;

  test('hands over neither one conversation nor many', async () => {
    const draft = { name: 'Night shift', base: 'agent' as const, permissions: ['session.reply' as const] };
    const { data: role } = await app.call(roles.create, draft, { token: mina.token });
    await app.call(teams.changeRole, { id: ken.userId, role: role.id }, { token: mina.token });
    const one = await app.call(conversations.assign, { id: chat.id, user_id: null }, { token: ken.token });
    expect(one.data).toMatchObject({ reason: 'refused' });
    expect((await run({ kind: 'assign', user_id: ken.userId, team_id: null })).data).toMatchObject({ reason: 'refused' });
    expect((await run({ kind: 'assign', user_id: null, team_id: null })).data).toMatchObject({ reason: 'refused' });
    expect(await owner()).toBe('bot');
    expect((await run({ kind: 'tag', tag: 'vip' })).data).toMatchObject({ refused: [] });
    expect((await run({ kind: 'assign', user_id: null, team_id: null }, mina)).data).toMatchObject({ refused: [] });
    expect(await owner()).toBe('queue');
  });
});
