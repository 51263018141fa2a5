import {
  channelIdentity,
  channels,
  DEFAULT_CHANNEL_HOURS,
  DEFAULT_HOME,
  DEFAULT_LOOK,
  DEFAULT_PRE_CHAT,
  type Channel,
  type ChannelIdentity,
  type TestedToken,
} from '@lobby/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FakeApi } from '#/testing/fake-api.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const SHOP: Channel = {
  id: '0190c5a4-0000-7000-8000-000000000001',
  kind: 'web',
  name: 'Kumo shop',
  status: 'active',
  public_key: 'w1_AAAAAAAAAAAAAAAA',
  allowed_origins: ['https://kumo.example'],
  look: DEFAULT_LOOK,
  home: DEFAULT_HOME,
  hours: DEFAULT_CHANNEL_HOURS,
  pre_chat: DEFAULT_PRE_CHAT,
  app: null,
  snippet: '<script async src="https://lobby.example/widget.js" data-key="w1_AAAAAAAAAAAAAAAA"></script>',
  first_hello_at: null,
  last_hello_at: null,
  last_origin: null,
  refused_origin: null,
  refused_at: null,
  version: 1,
  created_at: 1_700_000_000_000,
};
const KID = '0190c5a4-0000-7000-8000-000000000002';
const secretOf = (id: string, use: 'token' | 'hash') => ({ id, use, created_by: 'Mina', created_at: Date.now(), last_used_at: null });
const TESTED: TestedToken = {
  result: 'ok',
  text: null,
  value: null,
  subject: 'user-1',
  issued_at: null,
  expires_at: Date.now() + 3_600_000,
  secret_id: KID,
  fields: [{ name: 'email', value: 'mei@kumo.example' }],
  ignored: ['phone'],
};

function answers(api: FakeApi, identity: ChannelIdentity, tested: Partial<TestedToken> = {}) {
  let now = identity;
  api.answer(channels.get, () => SHOP);
  api.answer(channelIdentity.get, () => now);
  api.answer(channelIdentity.update, ({ body }) => (now = { ...now, ...(body as Pick<ChannelIdentity, 'mode'>) }));
  api.answer(channelIdentity.createSecret, ({ body }) => {
    const { secret_id: id, use } = body as { secret_id: string; use: 'token' | 'hash' };
    now = { ...now, secrets: [...now.secrets, secretOf(id, use)] };
    return { ...now, secret: 'lbs_shown-this-once' };
  });
  api.answer(channelIdentity.removeSecret, ({ path }) => (now = { ...now, secrets: now.secrets.filter(({ id }) => !path.endsWith(id)) }));
  api.answer(channelIdentity.test, () => ({ ...TESTED, ...tested }));
}
const open = (identity: ChannelIdentity, tested?: Partial<TestedToken>, who = {}) =>
  renderScreen({
    path: `/dashboard/integration/web?channel=${SHOP.id}&tab=identity`,
    answers: (api) => answers(api, identity, tested),
    ...who,
  });

test('a secret is made, shown once, named in the sample, and deleted after a yes', async () => {
  const { api, user } = await open({ mode: 'off', secrets: [] });
  await user.click(await screen.findByRole('radio', { name: /Where known/ }));
  expect(await screen.findByText('Create a secret, so that your server can vouch for visitors.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Create a secret for tokens' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('lbs_shown-this-once')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText('lbs_shown-this-once')).toBeNull());
  const [made] = api.callsTo(channelIdentity.createSecret);
  const { secret_id: kid } = (made?.body ?? {}) as { secret_id?: string };
  expect(screen.getByLabelText('On your server').textContent).toContain(`kid: '${kid}'`);
  const tokens = within(screen.getByRole('region', { name: 'Signed tokens (recommended)' }));
  await user.click(tokens.getByRole('button', { name: 'Create the next one' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Done' }));
  expect(await tokens.findByText('Two are in use. Delete the old one to create another.')).toBeTruthy();
  await user.click(tokens.getAllByRole('button', { name: 'Delete' })[0] as HTMLElement);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await tokens.findByRole('button', { name: 'Create the next one' })).toBeTruthy();
});

test('each language has what signs a token and what signs a hash', async () => {
  const { user } = await open({ mode: 'optional', secrets: [secretOf(KID, 'token')] });
  const code = async () => (await screen.findByLabelText('On your server')).textContent;
  for (const [name, token, hash] of [
    ['Node.js', 'SignJWT', 'createHmac'],
    ['PHP', 'JWT::encode', 'hash_hmac'],
    ['Python', 'jwt.encode', 'hmac.new'],
    ['Java', 'Jwts.builder', 'HmacSHA256'],
    ['Go', 'jwt.NewWithClaims', 'hmac.New'],
    ['Ruby', 'JWT.encode', 'HMAC.hexdigest'],
  ] as const) {
    await user.click(await screen.findByRole('radio', { name }));
    await user.click(screen.getByRole('radio', { name: 'A token' }));
    expect(await code()).toContain(token);
    await user.click(screen.getByRole('radio', { name: 'A hash' }));
    expect(await code()).toContain(hash);
  }
  expect(screen.getByLabelText('On every page').textContent).toContain('user_hash');
});

test.each([
  [{}, ['This token is fine.', 'mei@kumo.example', 'Passed over, unknown or not in the right form: phone']],
  [
    { result: 'algorithm', text: 'The token must be signed with HS256.', value: 'none' },
    ['This token is refused', 'The token must be signed with HS256. Found: none'],
  ],
  [{ result: 'expired', text: 'The token has expired.' }, ['This token is refused', 'The token has expired.']],
] as const)('a token is told what is right or wrong with it: %o', async (tested, words) => {
  const { api, user } = await open({ mode: 'optional', secrets: [secretOf(KID, 'token')] }, tested);
  await user.type(await screen.findByLabelText('Token'), ' a.b.c ');
  await user.click(screen.getByRole('button', { name: 'Try it' }));
  for (const text of words) expect(await screen.findByText(text)).toBeTruthy();
  expect(api.callsTo(channelIdentity.test)[0]?.body).toEqual({ token: 'a.b.c' });
  await user.type(screen.getByLabelText('Token'), 'd');
  expect(screen.queryByText(words[0])).toBeNull();
});
