import { messages, orderMailSetup, workOrders } from '@lobby/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tokenOf } from '#/domains/order-mail/address/order-token.ts';
import { openMailDesk, postMail, rawMail, type MailDesk } from '#test/mail-desk.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { openTestApp, type TestApp } from '#test/open-test-app.ts';

let app: TestApp;
let desk: MailDesk;

beforeAll(async () => {
  app = await openTestApp({ config: { rates: NO_LIMITS } });
});
afterAll(() => app.close());
beforeEach(async () => {
  desk = await openMailDesk(app);
});

const reply = () => `help+${tokenOf(app.services.secrets, desk.mina.tenantId, desk.order.id)}@shop.example`;
const thread = async (id: string) =>
  (await app.call(messages.list, { id, limit: 100 }, { token: desk.mina.token })).data.items.filter(({ kind }) => kind === 'text');

const OWN_WORDS = [
  'From: Hong Kong\nTo: Tokyo\nDate: 12 May',
  '日時：10月3日 午後2時\n宛先：東京都千代田区1-1',
  '2026年10月3日の希望時間：\n午後2時から4時',
  '我在订单里写了：\n送到后门',
  'My order:\n| item | qty |\n| tent | 2 |\nPlease add one more.',
  'Above.\n__________\nBelow.',
  'Above.\n--\nBelow.',
  '> 5 kg is too heavy for me.\nCan I have the small one?',
  'On the invoice your clerk wrote:\nto be paid in 30 days\nI have paid.',
  '先日お送りいただいた\n御社からのメール\nについてです。',
  'Hi, see my answers below\n\nOn Mon, Jun 1, 2026 at 9:00 AM Shop <help@shop.example> wrote:\n> Which colour?\nBlue.\n> Which size?\nSmall.',
];

describe('what a customer writes', () => {
  test.each(OWN_WORDS)('to a work order is shown as it is: %j', async (text) => {
    expect(await postMail(app, desk, rawMail({ To: reply() }, text))).toMatchObject({ outcome: 'accepted' });
    expect((await thread(desk.order.conversation_id)).at(-1)?.body).toBe(text);
  });

  test('in a new mail is shown as it is', async () => {
    const { hook_url: _url, has_secret: _has, imap: _imap, ...settings } = desk.settings;
    await app.call(orderMailSetup.update, { ...settings, imap: null, new_type_id: desk.type.id }, { token: desk.mina.token });
    for (const [index, text] of OWN_WORDS.entries()) {
      const raw = rawMail({ To: 'help@shop.example', From: `bob${index}@example.com`, Subject: 'Hello' }, text);
      expect(await postMail(app, desk, raw), text).toMatchObject({ outcome: 'created' });
      const [newest] = (await app.call(workOrders.list, {}, { token: desk.mina.token })).data.items;
      expect((await thread(newest?.conversation_id ?? ''))[0]?.body).toBe(text);
    }
  });

  test.each<[string, Record<string, string>]>([
    ['through a group', { Precedence: 'list', 'List-ID': '<help.shop.example>' }],
    ['with Exchange', { 'X-Auto-Response-Suppress': 'DR, OOF, AutoReply' }],
  ])('%s is taken', async (_how, head) => {
    expect(await postMail(app, desk, rawMail({ To: reply(), ...head }, 'It is blue.'))).toMatchObject({ outcome: 'accepted' });
  });

  test('in an encoding that the mail does not name is read', async () => {
    const raw = Buffer.from(`From: ada@example.com\r\nTo: ${reply()}\r\nSubject: zip\r\n\r\n\x1B$BJVIJ$OFO$-$^$7$?\x1B(B\r\n`, 'latin1');
    expect(await postMail(app, desk, raw)).toMatchObject({ outcome: 'accepted' });
    expect((await thread(desk.order.conversation_id)).at(-1)?.body).toBe('返品は届きました');
  });
});
