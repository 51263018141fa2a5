import { contacts, conversations, messaging } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  lineBody,
  lineEvent,
  openServiceDesk,
  telegramMessage,
  WHATSAPP_ID,
  WHATSAPP_PHONE,
  whatsAppBody,
  whatsAppMessage,
  type ConnectedService,
} from './service-desk.ts';

const CHAT = 47;
const UNSHOWN = '[Something that can’t be shown here]';
const TOLD = 'We can’t see what you just sent. Please describe it in words, or send a photo or a file.';

const desk = openServiceDesk();
const { as, settle } = desk;
let connected: ConnectedService;

async function brings(body: object): Promise<void> {
  expect((await connected.post(body)).status).toBe(200);
  await settle();
}
const written = async () => (await desk.written()).map(({ body, attachments = [] }) => [body, attachments.length]);
/** What the service was given to tell the customer. */
const told = (part: string) => desk.service.to(part).map(({ json }) => JSON.stringify(json));

describe('what somebody sends on Telegram that is no plain message', () => {
  const sends = async (over: object) => {
    connected = await desk.connect('telegram');
    await brings(telegramMessage(CHAT, over));
  };
  const bold = (text: string) => ({ type: 'bold', text });

  test.each([
    [
      'a poll',
      { poll: { id: '1', question: 'Which day?', options: [{ text: 'Monday' }, { text: 'Friday' }] } },
      'Which day?\n- Monday\n- Friday',
    ],
    [
      'a checklist',
      {
        checklist: {
          title: 'To return',
          tasks: [
            { id: 1, text: 'Boots' },
            { id: 2, text: 'Laces' },
          ],
        },
      },
      'To return\n- Boots\n- Laces',
    ],
    ['a die', { dice: { emoji: '🎲', value: 4 } }, '🎲 4'],
    [
      'a message with blocks',
      {
        rich_message: {
          blocks: [
            { type: 'section_heading', size: 1, text: 'My order' },
            { type: 'paragraph', text: ['It is ', bold('late'), ' by two days.'] },
            { type: 'list', items: [{ label: '1.', blocks: [{ type: 'paragraph', text: 'Boots' }] }] },
            {
              type: 'table',
              cells: [
                [
                  { text: 'Size', align: 'left', valign: 'top' },
                  { text: bold('42'), align: 'left', valign: 'top' },
                ],
              ],
            },
            { type: 'divider' },
          ],
        },
      },
      'My order\nIt is late by two days.\n1. Boots\nSize | 42',
    ],
  ] as const)('%s is read', async (_what, over, text) => {
    await sends(over);
    expect(await written()).toEqual([[text, 0]]);
  });

  test.each([
    ['of a picture that moves', { live_photo: { file_id: 'v', photo: [{ file_id: 'small' }, { file_id: 'large' }] } }],
    ['of a message with blocks', { rich_message: { blocks: [{ type: 'photo', photo: [{ file_id: 'small' }, { file_id: 'large' }] }] } }],
  ])('the picture %s is kept', async (_what, over) => {
    await sends(over);
    expect(await written()).toEqual([['', 1]]);
    expect(desk.service.to('/getFile').map(({ json }) => json['file_id'])).toEqual(['large']);
  });

  test.each([
    ['a story', { story: { id: 1, chat: { id: 9, type: 'private' } } }],
    ['a game', { game: { title: 'Chess', description: 'A game', photo: [] } }],
    ['pictures that have to be paid for', { paid_media: { star_count: 5, paid_media: [] } }],
    ['a sticker that moves and has no emoji', { sticker: { file_id: 's', is_animated: true } }],
    ['a message with blocks that say nothing', { rich_message: { blocks: [{ type: 'divider' }] } }],
  ])('%s leaves a line in the thread, and the customer is asked for something else', async (_what, over) => {
    await sends(over);
    expect(await written()).toEqual([[UNSHOWN, 0]]);
    expect(told('/sendMessage')).toEqual([expect.stringContaining(TOLD)]);
  });

  test('what a group says of itself is no message', async () => {
    await sends({ new_chat_title: 'Shoes' });
    expect(await desk.list()).toEqual([]);
  });
});

test('a kind of message that LINE adds leaves a line in the thread', async () => {
  connected = await desk.connect('line');
  await brings(lineBody(lineEvent({ message: { type: 'hologram', id: 'h1' } })));
  const [[line] = []] = await written();
  expect(line).toBe('[ここでは表示できない内容]');
  expect(told('/reply')).toHaveLength(1);
});

describe('on WhatsApp', () => {
  const message = (over: object) => whatsAppMessage(connected.phoneId, over);
  const sends = async (over: object) => {
    connected = await desk.connect('whatsapp');
    await brings(message(over));
  };

  test('an order is read line by line', async () => {
    const items = [
      { product_retailer_id: 'BOOT-42', quantity: 2, item_price: 30, currency: 'USD' },
      { product_retailer_id: 'LACE', quantity: 1 },
    ];
    await sends({ type: 'order', order: { catalog_id: '1', text: 'Please gift-wrap', product_items: items } });
    expect(await written()).toEqual([['Please gift-wrap\n2 × BOOT-42 (30 USD)\n1 × LACE', 0]]);
  });

  test.each([
    ['that was filled in is read line by line', '{"flow_token":"t","size":"42","colors":["red","blue"]}', 'size: 42\ncolors: red, blue'],
    ['whose answers cannot be read says what stands below it', 'no JSON', 'Sent'],
  ])('a form %s', async (_what, answers, text) => {
    await sends({
      type: 'interactive',
      interactive: { type: 'nfm_reply', nfm_reply: { name: 'flow', body: 'Sent', response_json: answers } },
    });
    expect(await written()).toEqual([[text, 0]]);
  });

  test.each([
    ['what Meta cannot hand on', { type: 'unsupported', errors: [{ code: 131_051 }], unsupported: { type: 'poll_creation' } }],
    ['a kind of message that Meta adds', { type: 'hologram', hologram: {} }],
  ])('%s leaves a line in the thread, and the customer is asked for something else', async (_what, over) => {
    await sends(over);
    expect((await written())[0]?.[0]).toBe('[此處無法顯示的內容]');
    expect(told('/messages').filter((body) => body.includes('我們看不到你剛才傳來的內容'))).toHaveLength(1);
  });

  test.each([
    ['a sign that Meta cannot hand on', { type: 'unsupported', unsupported: { type: 'reaction' } }],
    ['a chat that was only opened', { type: 'request_welcome' }],
  ])('%s is no message', async (_what, over) => {
    await sends(over);
    expect(await desk.list()).toEqual([]);
    expect((await desk.app.call(messaging.events, { id: connected.channel.id }, as())).data.items[0]).toMatchObject({ state: 'skipped' });
  });

  const AD = {
    source_type: 'ad',
    source_id: '12021',
    source_url: 'https://fb.test/ad/1?fbclid=x',
    headline: 'Ridge 2,\nnow in red',
    body: 'Buy',
  };
  test.each([
    ['an ad', AD, '[From your ad: Ridge 2, now in red https://fb.test/ad/1?fbclid=x]', { medium: 'ad', name: 'Ridge 2, now in red' }],
    [
      'a post without a headline, with an address of no web',
      { source_type: 'post', source_id: '12022', source_url: 'javascript:alert(1)' },
      '[From your post: 12022]',
      { medium: 'post', name: '12022' },
    ],
  ])('who comes by %s says so beside what they write, and is counted with its campaign', async (_what, referral, line, campaign) => {
    await sends({ type: 'text', text: { body: 'Is it still there?' }, referral });
    expect(await written()).toEqual([[`Is it still there?\n${line}`, 0]]);
    const [row] = await desk.list();
    const { contact } = (await desk.app.call(conversations.get, { id: row?.id ?? '' }, as())).data;
    const { pages } = (await desk.app.call(contacts.get, { id: contact.id }, as())).data;
    expect(pages).toMatchObject([
      { page: referral.source_type === 'ad' ? 'https://fb.test/ad/1' : null, campaign: { source: 'whatsapp', ...campaign } },
    ]);
  });

  test('a question about a product of the catalogue names it', async () => {
    await sends({ type: 'text', text: { body: 'Is it waterproof?' }, context: { referred_product: { product_retailer_id: 'BOOT-42' } } });
    expect(await written()).toEqual([['Is it waterproof?\n[About the product: BOOT-42]', 0]]);
  });

  test('what the customer changes is changed here, and what they take back goes', async () => {
    await sends({ type: 'text', text: { body: 'Size 42' }, id: 'wamid.a' });
    await brings(message({ type: 'image', image: { id: 'p', caption: 'Like this' }, id: 'wamid.b' }));
    const edit = (id: string, changed: object) => message({ type: 'edit', edit: { original_message_id: id, message: changed } });
    await brings(edit('wamid.a', { type: 'text', text: { body: 'Size 43' } }));
    await brings(edit('wamid.b', { type: 'image', image: { id: 'p', caption: 'Or like this' } }));
    const [first, second] = await desk.written();
    expect(first).toMatchObject({ body: 'Size 43', edited_at: expect.any(Number) as number });
    expect(second?.body).toContain('Or like this');
    await brings(message({ type: 'revoke', revoke: { original_message_id: 'wamid.a' } }));
    expect((await desk.written())[0]).toMatchObject({ body: '', deleted_at: expect.any(Number) as number });
  });

  test('what a member changes or takes back in the app is so here', async () => {
    await sends({ type: 'text', text: { body: 'Are you there?' } });
    let no = 1_790_000_000;
    const echo = (over: object) => {
      no += 1;
      const about = { from: '81751234567', to: WHATSAPP_PHONE, to_user_id: WHATSAPP_ID, id: `wamid.echo${no}`, timestamp: String(no) };
      return whatsAppBody(connected.phoneId, { message_echoes: [{ ...about, ...over }] }, 'smb_message_echoes');
    };
    const ours = async () => (await desk.said()).filter(({ author_kind: author }) => author === 'agent');
    await brings(echo({ type: 'text', text: { body: 'On Monday' }, id: 'wamid.ours' }));
    await brings(
      echo({ type: 'edit', edit: { original_message_id: 'wamid.ours', message: { type: 'text', text: { body: 'On Friday' } } } }),
    );
    expect(await ours()).toMatchObject([{ body: 'On Friday', edited_at: expect.any(Number) as number }]);
    await brings(echo({ type: 'revoke', revoke: { original_message_id: 'wamid.ours' } }));
    expect(await ours()).toMatchObject([{ body: '', deleted_at: expect.any(Number) as number }]);
  });
});

describe('a customer of WhatsApp who changes their number', () => {
  const NEW_ID = 'HK.22222222222222';
  const system = (what: object) =>
    whatsAppBody(connected.phoneId, {
      messages: [{ id: `wamid.${randomUUID()}`, timestamp: '1790000000', type: 'system', from: WHATSAPP_PHONE, system: what }],
    });
  const sent = () =>
    desk.service
      .to('/messages')
      .map(({ json }) => json)
      .findLast((body) => !('status' in body));
  async function meets(over: object = {}): Promise<string> {
    connected = await desk.connect('whatsapp');
    await brings(whatsAppMessage(connected.phoneId, { type: 'text', text: { body: 'Hello' }, ...over }));
    return desk.takeover();
  }
  const NEW_NUMBER = { type: 'user_changed_number', wa_id: '85261112222', user_id: NEW_ID, previous_user_id: WHATSAPP_ID };
  const writesAgain = (over: object) =>
    whatsAppMessage(connected.phoneId, { type: 'text', text: { body: 'It is me' }, ...over }, { profile: { name: '阿欣' } });

  test('is written to at the new one, in the same conversation', async () => {
    const id = await meets();
    await brings(system(NEW_NUMBER));
    await desk.reply(id, 'Still there?');
    await settle();
    expect(sent()).toMatchObject({ to: '85261112222' });
    await brings(writesAgain({ from: '85261112222', from_user_id: NEW_ID }));
    expect((await desk.written(id)).map(({ body }) => body)).toEqual(['Hello', 'It is me']);
    const { contact } = (await desk.app.call(conversations.get, { id }, as())).data;
    expect((await desk.app.call(contacts.get, { id: contact.id }, as())).data).toMatchObject({ phone: '+85261112222' });
  });

  test('and writes at once is the same person: that it has changed is worked on first', async () => {
    const id = await meets();
    const [said, changed] = [writesAgain({ from: '85261112222', from_user_id: NEW_ID, timestamp: '1790000000' }), system(NEW_NUMBER)];
    changed.entry.push(...said.entry);
    expect((await connected.post(changed)).status).toBe(200);
    await expect.poll(async () => (await desk.written(id)).map(({ body }) => body)).toEqual(['Hello', 'It is me']);
    expect(await desk.list()).toHaveLength(1);
  });

  test('and hides it is written to by the new name, and not at the number that may be another’s', async () => {
    const id = await meets();
    await brings(system({ type: 'user_changed_user_id', user_id: NEW_ID, previous_user_id: WHATSAPP_ID }));
    await desk.reply(id, 'Still there?');
    await settle();
    expect(sent()).toMatchObject({ recipient: NEW_ID });
    expect(sent()).not.toHaveProperty('to');
    await brings(writesAgain({ from: undefined, from_user_id: NEW_ID }));
    expect(await desk.list()).toHaveLength(1);
  });

  test('of before hidden identities is found by the number alone', async () => {
    const id = await meets({ from_user_id: undefined });
    await brings(system({ ...NEW_NUMBER, user_id: undefined, previous_user_id: undefined }));
    await desk.reply(id, 'Still there?');
    await settle();
    expect(sent()).toMatchObject({ to: '85261112222' });
  });

  test('to one that somebody else has written from leaves that person’s conversation alone', async () => {
    const id = await meets();
    await brings(writesAgain({ from: '85261112222', from_user_id: NEW_ID }));
    await brings(system(NEW_NUMBER));
    expect(await desk.list()).toHaveLength(2);
    expect((await desk.written(id)).map(({ body }) => body)).toEqual(['Hello']);
  });

  test('and is not known here is no news', async () => {
    connected = await desk.connect('whatsapp');
    await brings(system(NEW_NUMBER));
    expect((await desk.app.call(messaging.events, { id: connected.channel.id }, as())).data.items[0]).toMatchObject({ state: 'skipped' });
  });
});
