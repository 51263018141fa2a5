import { pay } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { sql } from 'drizzle-orm';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';

const PAID_AT = Date.UTC(2026, 10, 21, 9);

let app: TestApp;
let mina: SignedUp;
let orders = 0;
beforeAll(async () => {
  const invoiceIssuer = { name: 'Lobby株式会社', address: '東京都千代田区丸の内1-2-3', taxNo: 'T1234567890123' };
  app = await openTestApp({ config: { invoiceIssuer } });
});
afterAll(() => app.close());
beforeEach(async () => {
  mina = await app.signUp({ tenantName: 'Harbour Shoes' });
});

/** An order as paying leaves it. */
async function order(status: 'paid' | 'paying' | 'cancelled', invoice: object | null): Promise<string> {
  orders += 1;
  const [no, quoteId] = [`LB20261121${String(orders).padStart(6, '0')}`, randomUUID()];
  const at = new Date(PAID_AT);
  const end = new Date(Date.UTC(2026, 11, 21, 9));
  await inTenant(app.services.database, mina.tenantId, async ({ db, tenantId }) => {
    await db.execute(sql`INSERT INTO pay_quote (tenant_id, id, kind, set_meal_id, period, currency, list_amount, discount, credit, tax, payable, start_time, end_time, created_at, expires_at)
      VALUES (${tenantId}, ${quoteId}, 'new', 2, 'month', 'JPY', 5800, 0, 0, 527, 5800, ${at}, ${end}, ${at}, ${end})`);
    await db.execute(sql`INSERT INTO pay_order (tenant_id, no, quote_id, buyer_id, buyer_email, locale, kind, set_meal_id, period, currency, list_amount, discount, credit, tax, payable,
        status, method, attempted_at, quoted_at, created_at, expires_at, invoice, paid_at, start_time, end_time, value_from, value)
      VALUES (${tenantId}, ${no}, ${quoteId}, ${mina.userId}, ${mina.email}, 'ja-JP', 'new', 2, 'month', 'JPY', 5800, 0, 0, 527, 5800,
        ${status}, 'card', ${at}, ${at}, ${at}, ${end}, ${invoice === null ? null : JSON.stringify(invoice)}::jsonb, ${at}, ${at}, ${end}, ${at}, 5800)`);
  });
  return no;
}

const download = (orderNo: string, token = mina.token, locale: 'en-US' | 'ja-JP' = 'ja-JP') =>
  app.call(pay.invoice, { order_no: orderNo }, { token, locale });

describe('the invoice of a paid order', () => {
  test('is a PDF in the caller’s language, named after its number', async () => {
    const no = await order('paid', { title: '葛城靴店', country: 'JP' });
    const { response } = await download(no);
    expect([response.status, response.headers.get('content-type'), response.headers.get('content-disposition')]).toEqual([
      200,
      'application/pdf',
      `attachment; filename="invoice-${no}.pdf"`,
    ]);
    const { text } = await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: true });
    const words = text.replaceAll(/\s/g, '');
    for (const word of [
      '適格請求書',
      no,
      '葛城靴店御中',
      'Lobby株式会社',
      '登録番号：T1234567890123',
      '10%対象（税込）',
      '￥5,800',
      '￥527',
    ])
      expect(words).toContain(word);
  });

  test('is made out to the business where nothing else was asked for', async () => {
    const { response } = await download(await order('paid', null), mina.token, 'en-US');
    const { text } = await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: true });
    expect(text).toContain('Harbour Shoes');
  });

  test('is there for several who ask at once', async () => {
    const no = await order('paid', { title: '葛城靴店', country: 'JP' });
    const answers = await Promise.all([download(no), download(no), download(no)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

describe('there is none', () => {
  test.each(['paying', 'cancelled'] as const)('of an order that is %s', async (status) => {
    expect(await download(await order(status, null))).toMatchObject({ status: 404, data: { reason: 'not_found' } });
  });

  test('of another business’s order', async () => {
    const no = await order('paid', null);
    const nori = await app.signUp();
    expect(await download(no, nori.token)).toMatchObject({ status: 404, data: { reason: 'not_found' } });
  });

  test('of an order that does not exist', async () => {
    expect(await download('LB20261121999999')).toMatchObject({ status: 404, data: { reason: 'not_found' } });
  });

  test('for somebody who is not signed in', async () => {
    expect((await app.call(pay.invoice, { order_no: 'LB20261121000001' })).code).toBe(-1);
  });
});
