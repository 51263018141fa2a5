import { visitorWorkOrders, workOrderFiles, workOrders, type Locale, type RequestInput } from '@lobby/contract';
import { readSheet } from 'read-excel-file/universal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomer, addType } from '#test/order-desk.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';

let app: TestApp;
let mina: SignedUp;

beforeAll(async () => {
  app = await openTestApp();
  mina = await app.signUp({ name: 'Mina' });
  const label = { 'en-US': 'Order', 'ja-JP': '注文' };
  const repair = await addType(app, mina, {
    name: { 'en-US': 'Repair', 'ja-JP': '修理' },
    fields: [
      { key: 'order', kind: 'text', label },
      { key: 'grade', kind: 'select', label: { 'en-US': 'Grade' }, choices: [{ key: 'a', label: { 'en-US': 'Good' } }] },
    ],
  });
  const other = await addType(app, mina, { name: { 'en-US': 'Return' }, fields: [{ key: 'no', kind: 'text', label }] });
  const ada = await addCustomer(app, mina);
  await ada.submitted(repair, { subject: '=1+1', fields: { order: 'a "b", c', grade: 'a' } });
  const second = await ada.submitted(other, { subject: 'ジッパー\n取れた', fields: { no: '@x' } });
  const bob = await addCustomer(app, mina);
  const gone = await bob.submitted(repair, { subject: 'Gone' });
  await app.call(visitorWorkOrders.act, { id: gone.id, act: 'cancel', locale: 'en-US' }, { token: bob.token });
  await app.call(workOrders.update, { id: second.id, version: 1, priority: 'urgent' }, { token: mina.token });
});
afterAll(() => app.close());

const file = async (request: RequestInput<typeof workOrderFiles.export>, locale: Locale = 'en-US') => {
  const { response } = await app.call(workOrderFiles.export, request, { token: mina.token, locale });
  return { name: response.headers.get('content-disposition'), bytes: new Uint8Array(await response.arrayBuffer()) };
};
const lines = async (request: RequestInput<typeof workOrderFiles.export>, locale?: Locale) =>
  new TextDecoder().decode((await file(request, locale)).bytes).split('\r\n');

test('what the filters let through is exported, with the forms of all types in columns of their names', async () => {
  const [header = '', ...rows] = await lines({ view: 'open', sort: 'oldest' });
  expect(header).toMatch(/^Number,Subject,Status,.*Solution,Order,Grade$/);
  expect(rows.length).toBe(3);
  expect(rows[0]).toContain("WO-00001,'=1+1,New,Normal,Repair");
  expect(rows[0]).toMatch(/,"a ""b"", c",Good$/);
  expect(rows[1]).toContain('Urgent,Return');
  expect(rows[1]).toMatch(/,'@x,$/);
  expect((await lines({ view: 'all' })).length).toBe(5);
  expect((await lines({ view: 'all', q: 'gone' })).length).toBe(3);
});

test('the columns and the states are in the language of the reader', async () => {
  const [header = '', row = ''] = await lines({ view: 'open', sort: 'oldest' }, 'ja-JP');
  expect(header).toMatch(/^番号,件名,状態,/);
  // Whoever gave no name is called as on the screen.
  expect(row).toMatch(/新規,通常,修理,訪問者\d+,/);
});

test('a spreadsheet has the same rows', async () => {
  const { name, bytes } = await file({ view: 'all', format: 'xlsx' });
  expect(name).toContain('.xlsx');
  const rows = await readSheet(new Blob([bytes]));
  expect(new Set(rows.map((row) => row[1]))).toEqual(new Set(['Subject', '=1+1', 'Gone', 'ジッパー 取れた']));
});

test('nobody of another business gets a row', async () => {
  const nori = await app.signUp();
  const { response } = await app.call(workOrderFiles.export, { view: 'all' }, { token: nori.token });
  expect((await response.text()).trim().split('\r\n').length).toBe(1);
});
