import { messages, user } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { call } from '#/call.ts';
import { startClockedServer } from '#/clocked-server.ts';
import { findViolations } from '#/find-violations.ts';
import { expect, journey } from '#/journey.ts';
import { readMailbox } from '#/mailbox.ts';
import { signUp } from '#/sign-up.ts';

const MINUTE_MS = 60_000;

journey('what a visitor misses in the chat comes by mail, leads back into it, and ends when they wish', async ({ browser, playwright }) => {
  journey.slow();
  const server = await startClockedServer();
  const request = await playwright.request.newContext({ baseURL: server.origin });
  const { token } = await signUp(request);
  const { tenant_slug: slug } = await call(request, user.info, {}, { token });
  const address = `ada-${randomUUID()}@example.com`;

  const phone = await browser.newContext({ baseURL: server.origin, viewport: { width: 390, height: 844 } });
  const visitor = await phone.newPage();
  const [begun] = await Promise.all([
    visitor.waitForResponse((response) => response.url().endsWith('/visitor/session')),
    visitor.goto(`/chat/${slug ?? ''}`),
  ]);
  const { data } = (await begun.json()) as { data: { conversation_id: string } };
  await visitor.getByRole('button', { name: 'Human' }).click();
  const card = visitor.getByRole('region', { name: 'No one is available right now' });
  await card.getByRole('button', { name: 'Leave contact details' }).click();
  await card.getByLabel('Email').fill(address);
  await card.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(card.getByRole('status')).toContainText('we’ll email you');
  await phone.close();

  await call(
    request,
    messages.send,
    { id: data.conversation_id, client_msg_id: randomUUID(), text: 'We have found your parcel' },
    { token },
  );
  await server.goAhead(4 * MINUTE_MS);
  await server.runJob('chat-letters');
  await expect.poll(async () => (await readMailbox(request, address)).length).toBe(1);
  const [mail] = await readMailbox(request, address);
  expect(mail?.text).toContain('We have found your parcel');
  const path = (what: string) => new RegExp(`https?://\\S+?(/chat/\\S+#${what}=\\S+)`).exec(mail?.text ?? '')?.[1] ?? '';

  const laptop = await browser.newContext({ baseURL: server.origin, viewport: { width: 1440, height: 900 } });
  const back = await laptop.newPage();
  await back.goto(path('link'));
  await expect(back.getByText('We have found your parcel')).toBeVisible();
  await expect.poll(() => new URL(back.url()).hash).toBe('');
  expect(await findViolations(back)).toEqual([]);
  await back.close();

  const stop = await laptop.newPage();
  await stop.goto(path('stop'));
  await expect(stop.getByRole('heading', { name: 'Stop emails about your chats?' })).toBeVisible();
  expect(await findViolations(stop)).toEqual([]);
  await stop.getByRole('button', { name: 'Stop emails' }).click();
  await expect(stop.getByRole('heading', { name: 'Emails stopped' })).toBeVisible();
  await call(request, messages.send, { id: data.conversation_id, client_msg_id: randomUUID(), text: 'It is at the door' }, { token });
  await laptop.close();
  await server.goAhead(40 * MINUTE_MS);
  await server.runJob('chat-letters');
  expect(await readMailbox(request, address)).toHaveLength(1);
  await request.dispose();
  await server.stop();
});
