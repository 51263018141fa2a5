import { contacts, teams, workOrders, type RequestInput, type WorkOrder, type WorkOrderType } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { addColleague, type Colleague } from '#test/add-colleague.ts';
import { addCustomer, addType } from '#test/order-desk.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';

type Caller = NonNullable<RequestInput<typeof workOrders.create>['contact']>;

let app: TestApp;
let mina: SignedUp;
let kim: Colleague;
let type: WorkOrderType;
let draft: { client_id: string; type_id: string; type_version: number; subject: string; description: string };

beforeAll(async () => {
  app = await openTestApp();
  mina = await app.signUp({ name: 'Mina' });
  kim = await addColleague(app, mina, 'Kim');
  type = await addType(app, mina);
});
afterAll(() => app.close());
beforeEach(() => {
  draft = { client_id: randomUUID(), type_id: type.id, type_version: type.version, subject: 'Zip', description: 'It came off.' };
});

const make = (contact: Caller, over: Partial<RequestInput<typeof workOrders.create>> = {}) =>
  app.call(workOrders.create, { ...draft, client_id: randomUUID(), ...over, contact }, { token: mina.token });
const fileOf = async ({ contact }: WorkOrder) => (await app.call(contacts.get, { id: contact.id }, { token: mina.token })).data;
const aVisitor = async () => {
  const { id } = await (await addCustomer(app, mina)).submitted(type);
  return (await app.call(workOrders.get, { id }, { token: mina.token })).data.contact.id;
};
const people = () =>
  inTenant(
    app.services.database,
    mina.tenantId,
    async ({ db }) => ((await db.execute(sql`SELECT count(*) AS n FROM contact`)).rows[0] as { n: number }).n,
  );

describe('somebody who calls or stands at the counter', () => {
  test('becomes a contact with what they said of themselves', async () => {
    const { data } = await make({ name: 'Ito Haruka', email: 'Haruka@Example.com', phone: '+81 90-1234-5678' });
    expect(data).toMatchObject({ origin: 'agent', contact: { name: 'Ito Haruka' }, subject: 'Zip' });
    expect(await fileOf(data)).toMatchObject({
      name: 'Ito Haruka',
      email: 'haruka@example.com',
      email_confirmed: true,
      phone: '+81 90-1234-5678',
    });
  });

  test('is found again by the address, and by the number however it is written', async () => {
    const first = (await make({ name: 'Chan', email: 'chan@example.com', phone: '9876 5432' })).data;
    const before = await people();
    for (const again of [{ email: 'CHAN@example.com' }, { phone: '(98) 76-54-32' }, { name: 'Somebody else', phone: '98765432' }])
      expect((await make(again)).data.contact).toEqual(first.contact);
    expect(await people()).toBe(before);
    expect((await fileOf(first)).name).toBe('Chan');
  });

  test('is told apart from who shares the telephone and has another address', async () => {
    const first = (await make({ name: 'Anna', email: 'anna@example.com', phone: '+49 30 555 1234' })).data;
    const second = (await make({ name: 'Ben', email: 'ben@example.com', phone: '+49 30 555 1234' })).data;
    expect(second.contact.id).not.toBe(first.contact.id);
  });

  test('completes what was missing and changes nothing else', async () => {
    const first = (await make({ name: 'Mei', phone: '+852 2345 6789' })).data;
    const second = (await make({ name: 'May', phone: '+852 2345 6789', email: 'mei@example.com' })).data;
    expect(second.contact.id).toBe(first.contact.id);
    expect(await fileOf(first)).toMatchObject({ name: 'Mei', email: 'mei@example.com', phone: '+852 2345 6789' });
  });

  test('is not whoever only named the number in a chat', async () => {
    const contactId = await aVisitor();
    await inTenant(app.services.database, mina.tenantId, ({ db }) =>
      db.execute(sql`UPDATE contact SET phone = '+1 415 555 0100', claimed = '{phone}' WHERE id = ${contactId}`),
    );
    expect((await make({ phone: '+1 415 555 0100' })).data.contact.id).not.toBe(contactId);
  });

  test('is one person, however often it is sent and by however many at once', async () => {
    const before = await people();
    const client_id = randomUUID();
    const same = await Promise.all(Array.from({ length: 4 }, () => make({ name: 'Only name' }, { client_id })));
    expect(new Set(same.map(({ data }) => data.id)).size).toBe(1);
    const others = await Promise.all(['(020) 7946 0018', '02079460018', '020 79460018'].map((phone) => make({ phone })));
    expect(new Set(others.map(({ data }) => data.contact.id)).size).toBe(1);
    expect(await people()).toBe(before + 2);
  });

  test('leaves nobody behind where the work order is refused', async () => {
    const before = await people();
    expect(await make({ name: 'Nobody' }, { type_version: type.version + 1 })).toMatchObject({ data: { reason: 'form_changed' } });
    expect(await people()).toBe(before);
  });

  test.each([
    ['nothing at all', {}],
    ['a name of spaces', { name: '  ' }],
    ['no address', { email: 'not an address' }],
    ['no number', { phone: 'call me' }],
  ])('is refused with %s', async (_what, contact) => {
    expect(await make(contact as Caller)).toMatchObject({ status: 400 });
  });

  test('and a contact that is chosen are not named at once', async () => {
    const contactId = await aVisitor();
    expect(await make({ name: 'Ada' }, { contact_id: contactId })).toMatchObject({ status: 400 });
  });
});

describe('whoever sees a part of the business', () => {
  test.each(['team', 'own'] as const)('with the reach %s goes on with what they took down', async (reach) => {
    await app.call(teams.changeRole, { id: kim.userId, role: 'agent', reach }, { token: mina.token });
    const { data } = await app.call(workOrders.create, { ...draft, contact: { name: `At the counter ${reach}` } }, { token: kim.token });
    expect(data).toMatchObject({ status: 'open', assignee: { id: kim.userId } });
    expect((await app.call(workOrders.get, { id: data.id }, { token: kim.token })).data.id).toBe(data.id);
  });

  test('leaves it to their team where it came to their team', async () => {
    const team = (await app.call(teams.create, { name: 'Counter', member_ids: [kim.userId] }, { token: mina.token })).data;
    const ofTeam = await addType(app, mina, { name: { 'en-US': 'Counter' }, default_team_id: team.id });
    await app.call(teams.changeRole, { id: kim.userId, role: 'agent', reach: 'own' }, { token: mina.token });
    const request = { ...draft, type_id: ofTeam.id, type_version: ofTeam.version, contact: { phone: '5551 2345' } };
    const { data } = await app.call(workOrders.create, request, { token: kim.token });
    expect(data).toMatchObject({ status: 'new', assignee: null, team: { id: team.id } });
    expect((await app.call(workOrders.get, { id: data.id }, { token: kim.token })).status).toBe(200);
  });
});
