import {
  ORDER_IMPORT_COLUMNS,
  workOrderImports,
  workOrders,
  type Locale,
  type OrderImportJob,
  type RequestInput,
  type WorkOrderType,
} from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { inTenant } from '#/database/transaction.ts';
import { sendNotices } from '#/domains/order-mail/notice/send-notices.ts';
import { grantPlan } from '#/domains/pay/open-subscription.ts';
import { addColleague } from '#test/add-colleague.ts';
import { addType } from '#test/order-desk.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { PATIENCE } from '#test/patience.ts';
import { goOnWithImports } from './go-on-with-cut-off.ts';
import { insertImport } from './import.repository.ts';
import { nameRows } from './name-rows.ts';

const NOW = Date.UTC(2026, 5, 1, 9);
const HEAD = 'Ticket ID,Subject,Description,Status,Priority,Email,Customer,Created at';

let app: TestApp;
let mina: SignedUp;
let repair: WorkOrderType;
let now = NOW;

beforeAll(async () => {
  app = await openTestApp({ now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = NOW;
  mina = await app.signUp({ name: 'Mina' });
  repair = await addType(app, mina, {
    name: { 'en-US': 'Repair', 'ja-JP': '修理' },
    fields: [
      { key: 'order', kind: 'text', label: { 'en-US': 'Order number', 'ja-JP': '注文番号' }, required: true },
      { key: 'grade', kind: 'select', label: { 'en-US': 'Grade' }, choices: [{ key: 'a', label: { 'en-US': 'Good', 'ja-JP': '良い' } }] },
    ],
  });
});

const lines = (...rows: string[]) => Buffer.from([HEAD, ...rows].join('\n'));
const check = (bytes: Uint8Array, request: RequestInput<typeof workOrderImports.check> = {}, locale: Locale = 'en-US') =>
  app.call(workOrderImports.check, request, { token: mina.token, locale, file: { name: 'old.csv', bytes } });
const begin = (bytes: Uint8Array, request: Partial<RequestInput<typeof workOrderImports.run>> = {}) =>
  app.call(workOrderImports.run, { id: randomUUID(), ...request }, { token: mina.token, file: { name: 'old.csv', bytes } });
const ended = async (id: string): Promise<OrderImportJob> =>
  vi.waitFor(async () => {
    const { data } = await app.call(workOrderImports.get, { id }, { token: mina.token });
    expect(data.state).not.toBe('running');
    return data;
  }, PATIENCE);
const imported = async (bytes: Uint8Array, request: Partial<RequestInput<typeof workOrderImports.run>> = {}) => {
  const { code, msg, data } = await begin(bytes, request);
  if (code !== 1) throw new Error(msg);
  return ended(data.id);
};
const all = async () => (await app.call(workOrders.list, { view: 'all', sort: 'oldest', limit: 100 }, { token: mina.token })).data;
const get = async (id: string) => (await app.call(workOrders.get, { id }, { token: mina.token })).data;
const counts = ({ added, unchanged, refused }: OrderImportJob) => ({ added, unchanged, refused });

describe('an import of work orders', () => {
  test('makes one of each row, with its customer, state, times and where it comes from, numbered without gaps', async () => {
    const job = await imported(
      lines(
        'T-1,Zip is broken,"It came off, the left one",Open,High,Ada@example.com,Ada,2026-05-01 08:30',
        'T-2,Refund,,Resolved,,bob@example.com,Bob,2026/5/2',
        'T-3,ジッパーが壊れた,左側です。,新規,緊急,ada@example.com,,',
      ),
    );
    expect(job).toMatchObject({ state: 'done', total: 3, through: 3, added: 3, refused: 0, rejected: [], file: 'old.csv' });
    const { items } = await all();
    expect(items.map(({ no }) => no).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
    const byNo = Object.fromEntries(await Promise.all(items.map(async ({ id, no }) => [no, await get(id)] as const)));
    expect(byNo[1]).toMatchObject({
      subject: 'Zip is broken',
      status: 'open',
      priority: 'high',
      origin: 'import',
      external_ref: 'T-1',
      created_at: Date.UTC(2026, 4, 1, 8, 30),
      contact: { name: 'Ada' },
      last_message: { author_kind: 'contact', body: 'It came off, the left one' },
    });
    expect(byNo[1]?.events).toMatchObject([{ name: 'imported', actor_name: 'Mina', to: 'open', words: 'old.csv · T-1' }]);
    expect(byNo[2]).toMatchObject({
      status: 'solved',
      priority: 'normal',
      resolved_at: Date.UTC(2026, 4, 2),
      last_message: { body: 'Refund' },
    });
    expect(byNo[3]).toMatchObject({ status: 'new', priority: 'urgent', language: 'ja-JP', contact: { id: byNo[1]?.contact.id } });
    expect((await app.call(workOrders.list, { view: 'all', q: 'T-2' }, { token: mina.token })).data.items).toHaveLength(1);
  });

  test('of the same file twice changes nothing, and says so, with a reference and without', async () => {
    const file = lines('T-1,One,,,,a@example.com,,', ',Two,,,,b@example.com,,', ',Two,,,,b@example.com,,');
    expect(counts(await imported(file))).toEqual({ added: 3, unchanged: 0, refused: 0 });
    expect((await check(file)).data).toMatchObject({ added: 0, unchanged: 3 });
    expect(counts(await imported(file))).toEqual({ added: 0, unchanged: 3, refused: 0 });
    // A reference is the work order's, whatever else the row says by now.
    expect(counts(await imported(lines('T-1,Another subject,,,,z@example.com,,')))).toEqual({ added: 0, unchanged: 1, refused: 0 });
    expect((await all()).total).toBe(3);
  });

  test('begun twice under one id is one', async () => {
    const [id, file] = [randomUUID(), lines('T-1,One,,,,a@example.com,,')];
    await Promise.all([begin(file, { id }), begin(file, { id })]);
    expect(counts(await ended(id))).toEqual({ added: 1, unchanged: 0, refused: 0 });
  });

  test('that two of the same references run into makes each of them once', async () => {
    const file = lines(...Array.from({ length: 45 }, (_, no) => `T-${no},Zip ${no},,,,a@example.com,,`));
    const [one, two] = await Promise.all([begin(file), begin(file)]);
    const done = [await ended(one.data.id), await ended(two.data.id)];
    expect(done.map(({ refused }) => refused)).toEqual([0, 0]);
    expect(done.reduce((sum, { added }) => sum + added, 0)).toBe(45);
    const { items, total } = await all();
    expect([total, new Set(items.map(({ no }) => no)).size, Math.max(...items.map(({ no }) => no))]).toEqual([45, 45, 45]);
  });

  test('tells customers nothing by mail, unless that is asked for', async () => {
    const mailed = async () => {
      await sendNotices(app.services);
      const { rows } = await app.services.database.pool.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM order_notice WHERE tenant_id = ${mina.tenantId}`,
      );
      return rows[0]?.count;
    };
    await imported(lines('T-1,One,,Pending,,a@example.com,,2025-01-01', 'T-2,Two,,Solved,,a@example.com,,2025-01-01'));
    expect(await mailed()).toBe(0);
    const { items } = await all();
    expect((await Promise.all(items.map(({ id }) => get(id)))).map(({ next_step_at: at }) => at)).toEqual([null, null]);
    await imported(lines('T-3,Three,,,,a@example.com,,'), { notify: true });
    expect(await mailed()).toBe(1);
  });

  test('gives to colleagues, teams and types that the file names, and reads their fields', async () => {
    await inTenant(app.services.database, mina.tenantId, (scope) => grantPlan(scope, 3, now, now + 86_400_000));
    const leo = await addColleague(app, mina, 'Leo');
    const { rows } = await app.services.database.pool.query<{ email: string }>(`SELECT email FROM app_user WHERE id = ${leo.userId}`);
    await addType(app, mina, { name: { 'en-US': 'Refund' } });
    const file = Buffer.from(
      `件名,種類,担当者メール,メール,期限,Order number,Grade\nジッパー,修理,${rows[0]?.email.toUpperCase()},a@example.com,2026-06-05,NF-1,良い\n`,
    );
    const { data } = await check(file, {}, 'ja-JP');
    expect(data).toMatchObject({ added: 1, mapping: { subject: '件名', 'field.order': 'Order number', assignee: '担当者メール' } });
    await imported(file);
    const [item] = (await all()).items;
    expect(await get(item?.id ?? '')).toMatchObject({
      type: { id: repair.id },
      assignee: { name: 'Leo' },
      fields: { order: 'NF-1', grade: 'a' },
      resolve_due_at: Date.UTC(2026, 5, 5, 23, 59),
    });
  });

  test('goes on where a crash cut it off', async () => {
    const id = randomUUID();
    const draft = {
      description: 'x',
      status: 'new',
      priority: null,
      contact: { name: '', email: 'a@example.com', phone: '' },
      assigneeId: null,
    } as const;
    const good = Array.from({ length: 25 }, (_, no) => ({
      row: no + 2,
      draft: {
        ...draft,
        subject: `Zip ${no}`,
        reference: `T-${no}`,
        typeId: repair.id,
        teamId: null,
        dueAt: null,
        createdAt: null,
        fields: {},
      },
    }));
    const stored = { id, userId: mina.userId, userName: 'Mina', locale: 'en-US' as const, file: 'old.csv', notify: false };
    await inTenant(app.services.database, mina.tenantId, (scope) =>
      insertImport(scope, stored, { good: nameRows(good), rejected: [], unchanged: 0 }, now),
    );
    await goOnWithImports(app.services);
    expect((await all()).total).toBe(0);
    now += 11_000;
    await goOnWithImports(app.services);
    expect(counts(await ended(id))).toEqual({ added: 25, unchanged: 0, refused: 0 });
  });

  test('can be stopped, and keeps what it has made', async () => {
    const { data } = await begin(lines(...Array.from({ length: 300 }, (_, no) => `T-${no},Zip ${no},,,,a@example.com,,`)));
    const stopped = (await app.call(workOrderImports.stop, { id: data.id }, { token: mina.token })).data;
    expect(stopped.state).toBe('stopped');
    await vi.waitFor(async () => expect((await all()).total).toBe((await ended(data.id)).added), PATIENCE);
    expect((await app.call(workOrderImports.list, {}, { token: mina.token })).data.items[0]?.state).toBe('stopped');
  });

  test('is nobody else’s', async () => {
    const { id } = await imported(lines('T-1,One,,,,a@example.com,,'));
    const nori = await app.signUp();
    expect((await app.call(workOrderImports.get, { id }, { token: nori.token })).code).not.toBe(1);
    expect((await app.call(workOrderImports.list, {}, { token: nori.token })).data.items).toEqual([]);
  });
});

describe('a row that cannot become a work order', () => {
  test.each([
    ['has no subject', ',,,,,a@example.com,,', 'subject_missing'],
    ['has a subject of 10,000 characters', `,${'x'.repeat(10_000)},,,,a@example.com,,`, 'subject_too_long'],
    ['has a description that is too long', `,a,${'x'.repeat(4_001)},,,a@example.com,,`, 'description_too_long'],
    ['names a state that there is none', ',a,,Sleeping,,a@example.com,,', 'status_unknown'],
    ['was merged', ',a,,Merged,,a@example.com,,', 'status_unknown'],
    ['names a priority that there is none', ',a,,,Enormous,a@example.com,,', 'priority_unknown'],
    ['has no customer', ',a,,,,,,', 'contact_missing'],
    ['has a wrong address', ',a,,,,nobody,,', 'email_wrong'],
    ['has a day that there is none', ',a,,,,a@example.com,,2026-02-31', 'date_unknown'],
  ])('because it %s is refused with its number', async (_, row, code) => {
    const { data } = await check(lines('T-1,Good,,,,a@example.com,,', row));
    expect(data).toMatchObject({ added: 1, rejected: [{ row: 3, code }] });
  });

  test.each([
    ['names a type that is not there', 'subject,type,email\na,Nonsense,a@example.com', 'type_unknown'],
    ['names nobody who is here', 'subject,assignee,email\na,who@example.com,a@example.com', 'assignee_unknown'],
    ['names a team that is not there', 'subject,team,email\na,Nobody,a@example.com', 'team_unknown'],
    ['says what a field cannot be', 'subject,Grade,email\na,Bad,a@example.com', 'field_wrong'],
    ['has a wrong telephone number', 'subject,phone\na,call me', 'phone_wrong'],
    ['has the reference of a row above', 'subject,id,email\na,1,a@example.com\nb,1,a@example.com', 'duplicate_in_file'],
  ])('because it %s is refused', async (_, file, code) => {
    expect((await check(Buffer.from(file))).data.rejected).toMatchObject([{ code }]);
  });

  test('is told of in the caller’s language, and in the report of the import', async () => {
    const { data } = await check(Buffer.from('subject,Grade,email\na,Bad,a@example.com'), {}, 'ja-JP');
    expect(data.rejected[0]?.reason).toMatch(/^「Grade」：/);
    const job = await imported(lines('T-1,Good,,,,a@example.com,,', 'T-2,,,,,a@example.com,,'));
    expect(job).toMatchObject({ added: 1, refused: 1, rejected: [{ row: 3, reason: 'The subject is missing.' }] });
  });

  test('does not run what looks like a formula', async () => {
    await imported(lines(`T-1,=HYPERLINK(1),@cmd,,,a@example.com,,`, `T-2,'=1+1,,,,a@example.com,,`));
    expect((await all()).items.map(({ subject }) => subject).toSorted()).toEqual(['=1+1', '=HYPERLINK(1)']);
  });

  test('needs a type where there are several, which is said once for all rows', async () => {
    await addType(app, mina, { name: { 'en-US': 'Refund' } });
    const file = lines('T-1,Good,,,,a@example.com,,');
    expect((await check(file)).data.rejected).toMatchObject([{ code: 'type_missing' }]);
    expect((await check(file, { type_id: repair.id })).data).toMatchObject({ added: 1, rejected: [] });
  });
});

describe('a file of work orders', () => {
  test.each([
    ['is empty', Buffer.from(''), 'unreadable_file'],
    ['is a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), 'unsupported_type'],
    ['has no subject', Buffer.from('foo,bar\n1,2'), 'missing_column'],
    ['has more than 10,000 rows', Buffer.from(`subject,email\n${'a,a@example.com\n'.repeat(10_001)}`), 'too_large'],
  ])('that %s is refused with its code', async (_, bytes, reason) => {
    const answer = await check(bytes);
    expect(answer.code).not.toBe(1);
    expect((await begin(bytes)).code).toBe(answer.code);
    expect(answer.msg).not.toBe('');
    expect(JSON.stringify(answer)).toContain(reason === 'missing_column' ? 'foo' : '');
  });

  test('may be a workbook, and has its columns named in any of four languages or by hand', async () => {
    const rows = [
      ['主题', '客户邮箱', '状态', 'What'],
      ['拉链坏了', 'a@example.com', '处理中', 'x'],
      ['拉鏈壞了', 'b@example.com', '等候客戶', 'x'],
    ];
    const bytes = await writeXlsxFile([{ sheet: 'One', data: rows }]).toBuffer();
    expect((await check(bytes)).data).toMatchObject({
      added: 2,
      rejected: [],
      encoding: null,
      mapping: { subject: '主题', contact_email: '客户邮箱', status: '状态' },
    });
    const mapped = await check(Buffer.from('Foo;Bar\na;a@example.com'), {
      mapping: JSON.stringify({ subject: 'Foo', contact_email: 'Bar' }),
    });
    expect(mapped.data).toMatchObject({ added: 1, mapping: { subject: 'Foo', contact_email: 'Bar' } });
    const unread = await check(lines('T-1,a,,Nonsense,,a@example.com,,'), { mapping: '{"status":""}' });
    expect(unread.data).toMatchObject({ added: 1, rejected: [] });
    expect(ORDER_IMPORT_COLUMNS).toContain('reference');
  });
});
