import { channels, contacts, conversations, messages, tenant, visitor, type Channel } from '@lobby/contract';
import { call } from '#/call.ts';
import { enter } from '#/enter.ts';
import { expect, journey } from '#/journey.ts';

journey(
  'an app asks for an address before the first message: what was written before that was required waits for the form, and is sent once',
  async ({ page, browser, request, baseURL, signUp, violations }) => {
    journey.slow();
    const { token } = await signUp();
    const { slug } = await call(request, tenant.settings, {}, { token });
    const names = { package_name: 'com.kumo.shop', bundle_id: '', scheme: '' };
    const app = (await call(request, channels.create, { kind: 'app', name: 'Kumo', app: names }, { token })) as Channel;
    const visit = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US', reducedMotion: 'reduce' });
    const chat = await visit.newPage();
    await chat.goto(`/chat/${slug}?channel=${app.public_key}&src=android`);
    const field = chat.getByRole('textbox', { name: 'Message' });
    await expect(field).toBeEditable();
    await expect(chat.getByRole('form', { name: 'Before we chat' })).toHaveCount(0);

    await enter(page, token, `${baseURL ?? ''}/dashboard/integration/android?tab=settings`);
    await page.getByRole('radio', { name: 'Before the first message' }).check();
    const email = page.getByRole('group', { name: 'Email' });
    await expect(email.getByRole('radio', { name: 'Required' })).toBeChecked();
    await page.getByLabel(/^Text above the form/).fill('Where may we answer you?');
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();

    // The page was opened before: the server asks, and the page passes it on.
    await field.fill('Where is my order?');
    await field.press('Enter');
    const form = chat.getByRole('form', { name: 'Before we chat' });
    await expect(form.getByText('Where may we answer you?')).toBeVisible();
    await expect(chat.getByText('Waiting for the form below')).toBeVisible();
    await chat.reload();
    await expect(chat.getByText('Where is my order?')).toBeVisible();
    await form.getByRole('button', { name: 'Start chat' }).click();
    await expect(form.getByText('Fill this in.')).toBeVisible();
    await form.getByLabel(/^Email/).fill('aoi@example.com');
    await form.getByRole('button', { name: 'Start chat' }).click();
    await expect(form).toHaveCount(0);
    await expect(chat.getByText('Waiting for the form below')).toHaveCount(0);
    await expect.poll(async () => (await call(request, conversations.list, { view: 'all' }, { token })).items.length).toBe(1);
    const [said] = (await call(request, conversations.list, { view: 'all' }, { token })).items;
    expect((await call(request, contacts.get, { id: said?.contact.id ?? '' }, { token })).email).toBe('aoi@example.com');
    const { items } = await call(request, messages.list, { id: said?.id ?? '' }, { token });
    expect(items.filter(({ author_kind: kind }) => kind === 'contact').map(({ body }) => body)).toEqual(['Where is my order?']);
    await visit.close();

    // Whoever passes the page by is refused just the same.
    const stranger = await call(request, visitor.session, { tenant: slug, locale: 'ja-JP', channel: app.public_key });
    const refused = await request.post(visitor.messages.path, {
      headers: { token: stranger.token, 'accept-language': 'ja-JP' },
      data: { conversation_id: stranger.conversation_id, client_msg_id: '0190c5a4-0000-7000-8000-00000000beef', text: 'こんにちは' },
    });
    expect(refused.status()).toBe(403);
    expect(await refused.json()).toMatchObject({
      msg: '先にお客様の情報をご入力のうえ、もう一度送信してください。',
      data: { reason: 'pre_chat_required', fields: [{ path: 'email' }] },
    });
  },
);
