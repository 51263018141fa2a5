import { workOrders, workOrderTypes, type FormField } from '@lobby/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { addCustomer, addType } from './order-desk.ts';

/** Names that every object knows though nobody has put them there. */
const NAME = 'constructor';

let app: TestApp;
let mina: SignedUp;

beforeAll(async () => {
  app = await openTestApp();
  mina = await app.signUp();
});
afterAll(() => app.close());

const field = (kind: FormField['kind'], more: object = {}) => ({ key: NAME, label: { 'en-US': 'Maker' }, kind, ...more });

describe('a field of a form that is named like a member of objects', () => {
  test.each([
    ['left out', {}, 1, {}],
    ['filled in', { [NAME]: 'Kumo' }, 1, { [NAME]: 'Kumo' }],
    ['of the wrong kind', { [NAME]: 5 }, 10_001, undefined],
  ])('is taken: %s', async (_, fields, code, kept) => {
    const type = await addType(app, mina, { fields: [field('text')] });
    const customer = await addCustomer(app, mina);
    const answer = await customer.submit(type, { fields });
    expect(answer.status).not.toBe(500);
    expect(answer.code).toBe(code);
    if (kept === undefined) return;
    expect(answer.data.fields).toEqual(kept);
    const { data } = await app.call(workOrders.list, {}, { token: mina.token });
    const order = await app.call(workOrders.get, { id: data.items[0]?.id ?? '' }, { token: mina.token });
    expect(order.data.fields).toEqual(kept);
  });

  test('is missed where it is asked for, also with files', async () => {
    for (const kind of ['text', 'file'] as const) {
      const type = await addType(app, mina, { fields: [field(kind, { required: true })] });
      const customer = await addCustomer(app, mina);
      const answer = await customer.submit(type, { fields: {} });
      expect(answer.data).toMatchObject({ fields: [{ path: `fields.${NAME}` }] });
    }
  });

  test('a wrong one is refused in words', async () => {
    const answer = await app.call(
      workOrderTypes.create,
      { name: { 'en-US': 'Repair' }, fields: [field('text', { pattern: '(a' })] },
      { token: mina.token },
    );
    expect(answer.status).toBe(400);
  });
});

test.each([NAME, 'toString-XX', '__proto__', 'valueOf;q=1'])('a browser whose language is %s begins a visit', async (language) => {
  const response = await app.fetch('/api/micro/chatbot/visitor/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify({ tenant: mina.slug, locale: 'en-US', [NAME]: 1, __proto__: null }),
  });
  expect(response.status).toBe(200);
});

test('a body whose fields are called so is refused in words', async () => {
  for (const path of ['/api/micro/user/login', '/api/micro/chatbot/visitor/session']) {
    const body = `{"${NAME}":{"${NAME}":1},"__proto__":{"email":"x"},"toString":"y"}`;
    const response = await app.fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect(response.status).toBe(400);
  }
});
