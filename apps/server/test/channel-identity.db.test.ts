import {
  channelIdentity,
  channels,
  contacts,
  conversations,
  messages,
  visitor,
  widget,
  type IdentityMode,
  type RequestInput,
} from '@lobby/contract';
import { SignJWT, UnsecuredJWT } from 'jose';
import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addColleague } from './add-colleague.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { webChannel } from './writes/web-channel.ts';

const SHOP = 'https://shop.example';
const HOUR_S = 3_600;

let app: TestApp;
let mina: SignedUp;
let now = Date.UTC(2026, 5, 1, 9);
let channel: { id: string; public_key: string };
let secret: { id: string; text: string };

beforeAll(async () => {
  app = await openTestApp({ now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  mina = await app.signUp({ name: 'Mina' });
  channel = webChannel((await app.call(channels.create, { kind: 'web', name: 'Shop', allowed_origins: [SHOP] }, as())).data);
  secret = await makeSecret('token');
  await choose('optional');
});

const as = () => ({ token: mina.token });
const choose = (mode: IdentityMode) => app.call(channelIdentity.update, { id: channel.id, mode }, as());
const makeSecret = async (use: 'token' | 'hash') => {
  const id = randomUUID();
  const { data } = await app.call(channelIdentity.createSecret, { id: channel.id, secret_id: id, use }, as());
  return { id, text: data.secret ?? '' };
};
const key = (text: string) => new TextEncoder().encode(text);

interface Token {
  sub?: string | undefined;
  claims?: Record<string, unknown>;
  exp?: number | null;
  header?: { alg?: string; kid?: string };
  signedWith?: string;
}
/** A token as a site signs it; times are seconds from now. */
const token = ({ sub = 'user-1', claims = {}, exp = HOUR_S, header = {}, signedWith = secret.text }: Token = {}) => {
  const seconds = Math.floor(now / 1000);
  const jwt = new SignJWT({ ...claims, ...(exp !== null && { exp: seconds + exp }) }).setProtectedHeader({ alg: 'HS256', ...header });
  return (sub === '' ? jwt : jwt.setSubject(sub)).sign(key(signedWith));
};

type Start = Partial<RequestInput<typeof visitor.session>>;
const begin = (start: Start, visitorToken?: string) =>
  app.call(visitor.session, { tenant: mina.slug, locale: 'en-US', channel: channel.public_key, ...start }, { token: visitorToken });
const say = (conversation: string, text: string, visitorToken: string) =>
  app.call(visitor.messages, { conversation_id: conversation, client_msg_id: randomUUID(), text }, { token: visitorToken });
const contactOf = async (conversation: string) => {
  const { contact } = (await app.call(conversations.get, { id: conversation }, as())).data;
  return (await app.call(contacts.get, { id: contact.id }, as())).data;
};
const identify = async (body: Record<string, unknown>, origin = SHOP) => {
  const response = await app.fetch(widget.identify.path.replace('{key}', channel.public_key), {
    method: 'POST',
    headers: { origin },
    body: JSON.stringify(body),
  });
  const { data, msg } = (await response.json()) as {
    msg: string;
    data: { reason?: string; fault?: string; ticket?: string; unread?: number };
  };
  return { status: response.status, cors: response.headers.get('access-control-allow-origin'), data, msg };
};

describe('secrets of a channel', () => {
  test('are told once, two of a kind at a time, and end at once', async () => {
    now += 1_000;
    const request = { id: channel.id, secret_id: randomUUID(), use: 'token' as const };
    const [first, again] = [
      await app.call(channelIdentity.createSecret, request, as()),
      await app.call(channelIdentity.createSecret, request, as()),
    ];
    expect(first.data.secret).toMatch(/^lbs_[\w-]{43}$/);
    expect(again.data.secret).toBe(first.data.secret);
    now += 11 * 60_000;
    expect((await app.call(channelIdentity.createSecret, request, as())).data.secret).toBeNull();
    expect(await app.call(channelIdentity.createSecret, { ...request, secret_id: randomUUID() }, as())).toMatchObject({
      status: 403,
      data: { limit: 2 },
    });
    const { data } = await app.call(channelIdentity.get, { id: channel.id }, as());
    expect(data).toMatchObject({ mode: 'optional', secrets: [{ id: secret.id, use: 'token' }, { id: request.secret_id }] });
    expect(JSON.stringify(data)).not.toContain(first.data.secret);
    const jwt = await token({ signedWith: first.data.secret ?? '' });
    expect((await begin({ identity: { jwt } })).status).toBe(200);
    for (let time = 0; time < 2; time += 1)
      expect((await app.call(channelIdentity.removeSecret, { id: channel.id, secret_id: request.secret_id }, as())).status).toBe(200);
    expect((await begin({ identity: { jwt } })).data).toMatchObject({ reason: 'identity_refused', fault: 'signature' });
  });

  test('are for whoever may change settings, of this business, and not to be done without while visitors need one', async () => {
    const [agent, other] = [await addColleague(app, mina, 'Ben'), await app.signUp()];
    expect((await app.call(channelIdentity.get, { id: channel.id }, { token: agent.token })).status).toBe(403);
    expect((await app.call(channelIdentity.get, { id: channel.id }, { token: other.token })).status).toBe(404);
    await choose('required');
    const last = await app.call(channelIdentity.removeSecret, { id: channel.id, secret_id: secret.id }, as());
    expect(last.data).toMatchObject({ reason: 'identity_no_secret' });
  });
});

describe('a token', () => {
  const refused: readonly [name: string, fault: string, make: () => string | Promise<string>][] = [
    ['without a signature', 'algorithm', () => new UnsecuredJWT({}).setSubject('user-1').encode()],
    ['of another algorithm', 'algorithm', () => token({ header: { alg: 'HS512' }, signedWith: secret.text + secret.text })],
    ['that somebody else has signed', 'signature', () => token({ signedWith: 'x'.repeat(47) })],
    ['that names a secret of another channel', 'unknown_key', () => token({ header: { kid: randomUUID() } })],
    ['that has expired', 'expired', () => token({ exp: -120 })],
    ['that never expires', 'no_expiry', () => token({ exp: null })],
    ['for more than a day', 'too_long', () => token({ exp: 25 * HOUR_S })],
    ['of later', 'not_yet', () => token({ claims: { nbf: Math.floor(now / 1000) + 300 } })],
    ['that was issued later', 'not_yet', () => token({ claims: { iat: Math.floor(now / 1000) + 300 } })],
    ['of nobody', 'no_subject', () => token({ sub: '' })],
    ['of a very long name', 'subject', () => token({ sub: 'x'.repeat(121) })],
    ['that is none', 'malformed', () => 'not.a.token'],
    [
      'that was changed',
      'signature',
      async () => (await token()).replace(/\.[^.]+\./, `.${Buffer.from('{"sub":"boss","exp":9999999999}').toString('base64url')}.`),
    ],
    ['of more than 4,096 characters', 'too_large', () => token({ claims: { attrs: { note: 'x'.repeat(4_000) } } })],
  ];

  test.each(refused)('%s is refused: %s', async (_name, fault, make) => {
    const jwt = await make();
    expect(await begin({ identity: { jwt } })).toMatchObject({ status: 403, data: { reason: 'identity_refused', fault } });
    expect(await identify({ jwt })).toMatchObject({ status: 403, cors: '*', data: { reason: 'identity_refused', fault } });
    expect((await app.call(channelIdentity.test, { id: channel.id, token: jwt }, as())).data.result).toBe(fault);
  });

  test('may be off by a minute, and name its secret', async () => {
    const seconds = Math.floor(now / 1000);
    const jwt = await token({ exp: -30, claims: { nbf: seconds + 30, iat: seconds + 30 }, header: { kid: secret.id } });
    expect((await begin({ identity: { jwt } })).status).toBe(200);
  });

  test('is told what is right with it, and what of it is passed over', async () => {
    const jwt = await token({ claims: { name: 'Mei', email: 'no address', plan: 'pro', roles: ['a'], attrs: { seats: 3, '': 'x' } } });
    expect((await app.call(channelIdentity.test, { id: channel.id, token: jwt }, as())).data).toMatchObject({
      result: 'ok',
      subject: 'user-1',
      secret_id: secret.id,
      expires_at: now + HOUR_S * 1000,
      fields: [
        { name: 'name', value: 'Mei' },
        { name: 'attrs.plan', value: 'pro' },
        { name: 'attrs.seats', value: '3' },
      ],
      ignored: ['roles', 'attrs.', 'email'],
    });
  });

  test('says more than the page, which is marked as what nobody has signed', async () => {
    const jwt = await token({ claims: { name: 'Mei\u0000 Lin\ud800', email: 'Mei@Kumo.example', plan: 'pro' } });
    const page = { name: 'Boss', email: 'boss@kumo.example', phone: '+81 3 1234 5678', attrs: { plan: 'free', cart: '3' } };
    const { data } = await begin({ identity: { jwt, ...page } });
    await say(data.conversation_id, 'Hello', data.token);
    expect(await contactOf(data.conversation_id)).toMatchObject({
      external_id: 'user-1',
      identified_at: now,
      name: 'Mei  Lin\ufffd',
      email: 'mei@kumo.example',
      email_confirmed: true,
      phone: '+81 3 1234 5678',
      attrs: { plan: 'pro', cart: '3' },
      claimed: ['attrs.cart', 'phone'],
    });
  });
});

describe('a hash of an id', () => {
  const hash = (id: string, text: string) => createHmac('sha256', text).update(id).digest('hex');

  test('proves it by a secret of its own, in any case of letters; an id alone proves nothing', async () => {
    const own = await makeSecret('hash');
    const right = await begin({ identity: { id: 'user-9', user_hash: hash('user-9', own.text).toUpperCase(), name: 'Ken' } });
    await say(right.data.conversation_id, 'Hello', right.data.token);
    expect(await contactOf(right.data.conversation_id)).toMatchObject({ external_id: 'user-9', name: 'Ken', claimed: ['name'] });
    for (const [identity, fault] of [
      [{ id: 'user-8', user_hash: hash('user-9', own.text) }, 'hash'],
      [{ id: 'user-9', user_hash: hash('user-9', secret.text) }, 'hash'],
      [{ id: 'user-9' }, 'no_hash'],
      [{ user_hash: hash('user-9', own.text) }, 'no_subject'],
    ] as const)
      expect((await begin({ identity })).data).toMatchObject({ reason: 'identity_refused', fault });
  });

  test('never signs a token, however the id is chosen', async () => {
    const own = await makeSecret('hash');
    const head = [{ alg: 'HS256' }, { sub: 'boss' }].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
    const forged = `${head}.${createHmac('sha256', own.text).update(head).digest('base64url')}`;
    expect((await begin({ identity: { jwt: forged } })).data).toMatchObject({ fault: 'signature' });
  });
});

describe('who signs in', () => {
  test('keeps the conversation that began without a name, and finds it on another machine', async () => {
    const anonymous = (await begin({})).data;
    await say(anonymous.conversation_id, 'Where is my parcel?', anonymous.token);
    const signedIn = await begin(
      { identity: { jwt: await token({ claims: { name: 'Mei' } }) }, conversation_id: anonymous.conversation_id },
      anonymous.token,
    );
    expect(signedIn.data).toMatchObject({
      token: anonymous.token,
      conversation_id: anonymous.conversation_id,
      last_seq: expect.any(Number),
    });
    const elsewhere = (await begin({ identity: { jwt: await token() } })).data;
    expect(elsewhere.conversation_id).toBe(anonymous.conversation_id);
    expect(elsewhere.token).not.toBe(anonymous.token);
    // Begun without a name on a third machine, and nothing said yet: theirs is found all the same.
    const third = (await begin({})).data;
    const after = (await begin({ identity: { jwt: await token() }, conversation_id: third.conversation_id }, third.token)).data;
    expect(after.conversation_id).toBe(anonymous.conversation_id);
    // What was said there stays open, and both have it.
    const fourth = (await begin({})).data;
    await say(fourth.conversation_id, 'One more thing', fourth.token);
    const merged = (await begin({ identity: { jwt: await token() }, conversation_id: fourth.conversation_id }, fourth.token)).data;
    expect(merged.conversation_id).toBe(fourth.conversation_id);
    const own = (await app.call(visitor.conversations, {}, { token: elsewhere.token })).data.items.map(({ id }) => id);
    expect(own.toSorted()).toEqual([anonymous.conversation_id, fourth.conversation_id].toSorted());
  });

  test('is one contact, however many browsers come at once', async () => {
    const jwt = await token({ sub: 'crowd' });
    const all = await Promise.all(Array.from({ length: 6 }, () => begin({ identity: { jwt } })));
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    for (const { data } of all) await say(data.conversation_id, 'Hello', data.token);
    const found = await Promise.all(all.map(({ data }) => contactOf(data.conversation_id)));
    expect(new Set(found.map(({ id }) => id)).size).toBe(1);
  });

  test('after somebody else in the same browser is told so, and sees nothing of theirs', async () => {
    const first = (await begin({ identity: { jwt: await token({ sub: 'ann' }) } })).data;
    await say(first.conversation_id, 'My secret', first.token);
    const ticket = first.ticket ?? '';
    const jwt = await token({ sub: 'ben' });
    expect(await begin({ identity: { jwt } }, first.token)).toMatchObject({ status: 409, data: { reason: 'identity_other' } });
    expect((await identify({ jwt, ticket })).data).toEqual({ ticket: '', unread: 0, live: false });
    const second = (await begin({ identity: { jwt } })).data;
    expect(second.conversation_id).not.toBe(first.conversation_id);
    expect((await app.call(visitor.conversations, {}, { token: second.token })).data.items).toEqual([]);
  });

  test('is told what waits, with a ticket of theirs, before any chat is opened', async () => {
    const jwt = await token();
    expect(await identify({ jwt })).toMatchObject({ status: 200, cors: '*', data: { ticket: '', unread: 0 } });
    const { data } = await begin({ identity: { jwt } });
    await say(data.conversation_id, 'Hello', data.token);
    await app.call(conversations.takeover, { id: data.conversation_id }, as());
    await app.call(messages.send, { id: data.conversation_id, client_msg_id: randomUUID(), text: 'Hi Mei' }, as());
    const told = await identify({ jwt });
    expect(told.data.unread).toBeGreaterThan(0);
    const response = await app.fetch(`${widget.setup.path.replace('{key}', channel.public_key)}?ticket=${told.data.ticket}`, {
      headers: { origin: SHOP },
    });
    expect(await response.json()).toMatchObject({ data: { visitor: { unread: told.data.unread } } });
    expect((await identify({ jwt }, 'https://evil.example')).data).toMatchObject({ reason: 'site_not_allowed' });
  });
});

describe('a channel', () => {
  test('that checks nobody refuses proofs, and takes what the page says', async () => {
    await choose('off');
    expect((await begin({ identity: { jwt: await token() } })).data).toMatchObject({ reason: 'identity_off' });
    const { data } = await begin({ identity: { name: 'Mei', email: 'mei@kumo.example', attrs: { plan: 'pro' } } });
    await say(data.conversation_id, 'Hello', data.token);
    const claimed = {
      name: 'Mei',
      email: 'mei@kumo.example',
      email_confirmed: false,
      identified_at: null,
      claimed: ['attrs.plan', 'name'],
    };
    const contact = await contactOf(data.conversation_id);
    expect(contact).toMatchObject(claimed);
    // What a member writes is believed, whatever the page goes on to say.
    await app.call(contacts.update, { id: contact.id, name: 'Mei Lin' }, as());
    await begin({ identity: { name: 'Boss', attrs: { plan: 'free' } } }, data.token);
    expect(await contactOf(data.conversation_id)).toMatchObject({ name: 'Mei Lin', attrs: { plan: 'free' }, claimed: ['attrs.plan'] });
  });

  test('that asks everybody for a proof lets nobody in without, and says to wait for it in the address of its frame alone', async () => {
    await choose('required');
    for (const identity of [undefined, { name: 'Mei' }]) {
      expect((await begin({ identity })).data).toMatchObject({ reason: 'identity_required' });
    }
    const jwt = await token();
    expect((await begin({ identity: { jwt } })).status).toBe(200);
    const response = await app.fetch(widget.setup.path.replace('{key}', channel.public_key), { headers: { origin: SHOP } });
    expect(await response.json()).toMatchObject({
      data: { frame: `/chat/${mina.slug}?channel=${channel.public_key}&identity=1&locale=en-US` },
    });
  });
});
