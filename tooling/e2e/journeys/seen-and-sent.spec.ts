import { conversations, messages, upload, user, visitor as visitorCalls, type Conversation } from '@lobby/contract';
import type { BrowserContext, Page } from '@playwright/test';
import { call } from '#/call.ts';
import { findViolations } from '#/find-violations.ts';
import { expect, journey } from '#/journey.ts';

/** A picture that every browser reads: one pixel. */
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const EMPTY = { name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) };
const PROGRAM = { name: 'run.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') };

const thread = (page: Page) => page.getByRole('log');
const tray = (page: Page) => page.getByRole('list', { name: 'Attached files' });
const seen = (page: Page) => thread(page).getByText('Seen', { exact: true });

/** A browser whose window can be put behind another. */
async function openWindow(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    document.hasFocus = () => sessionStorage.getItem('behind') === null;
  });
  return page;
}

const putBehind = (page: Page) => page.evaluate(() => sessionStorage.setItem('behind', 'true'));
const bringForward = (page: Page) =>
  page.evaluate(() => {
    sessionStorage.removeItem('behind');
    window.dispatchEvent(new Event('focus'));
  });

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /^(Message|Reply)/ }).fill(text);
  await page.getByRole('textbox', { name: /^(Message|Reply)/ }).press('Enter');
}

/** Picks what is refused along with what is not; returns the names of the files that were announced to the server. */
async function pickAll(page: Page, good: { name: string; mimeType: string; buffer: Buffer }): Promise<string[]> {
  const announced: string[] = [];
  const prepared = new Set<string>([upload.prepare.path, upload.visitorPrepare.path]);
  page.on('request', (request) => {
    if (prepared.has(new URL(request.url()).pathname)) announced.push((request.postDataJSON() as { name: string }).name);
  });
  await page.locator('input[type=file]').first().setInputFiles([EMPTY, PROGRAM, good]);
  await expect(tray(page).getByText('This file is empty.')).toBeVisible();
  await expect(tray(page).getByText('Programs and scripts can’t be sent.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Remove ${good.name}` })).toBeVisible();
  await expect(tray(page).getByRole('button', { name: /^Retry/ })).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  return announced;
}

journey(
  'a visitor and an agent are told what the other has looked at, and a refused file holds up no message',
  async ({ browser, signUp, baseURL }) => {
    const { token } = await signUp();
    const visitor = await openWindow(await browser.newContext());
    const slug = (await call(visitor.request, user.info, {}, { token })).tenant_slug ?? '';
    await visitor.goto(`/chat/${slug}`);
    // However small the page is, the greeting is read from its top.
    await visitor.setViewportSize({ width: 320, height: 200 });
    await expect(thread(visitor).getByText(/./).first()).toBeInViewport();
    expect(await thread(visitor).evaluate(({ scrollTop, scrollHeight, clientHeight }) => [scrollTop, scrollHeight > clientHeight])).toEqual(
      [0, true],
    );
    await visitor.setViewportSize({ width: 390, height: 844 });
    await say(visitor, 'Where is my tent?');
    await expect(thread(visitor).getByText('Where is my tent?')).toHaveCount(1);

    const agentContext = await browser.newContext();
    await agentContext.addCookies([{ name: 'token', value: token, url: baseURL ?? '' }]);
    const agent = await openWindow(agentContext);
    const list = async (): Promise<Conversation[]> => (await call(agent.request, conversations.list, { view: 'all' }, { token })).items;
    await expect.poll(async () => (await list()).length).toBe(1);
    const id = (await list())[0]?.id ?? '';
    await call(agent.request, conversations.takeover, { id }, { token });
    await agent.goto(`/dashboard/session?conversation=${id}`);
    await expect(thread(visitor).getByText(/joined the conversation/)).toBeVisible();

    // What arrives behind another window, and even what is answered, was looked at by nobody.
    await expect(thread(agent).getByText('Where is my tent?')).toBeVisible();
    await putBehind(agent);
    await say(visitor, 'It is late');
    await expect(thread(agent).getByText('It is late')).toBeVisible();
    await call(agent.request, messages.send, { id, client_msg_id: crypto.randomUUID(), text: 'One moment' }, { token });
    await say(visitor, 'Hello?');
    await expect(thread(agent).getByText('Hello?')).toBeVisible();
    await expect(thread(visitor).getByText('Hello?')).toHaveCount(1);
    await expect(seen(visitor)).toHaveCount(0);
    await bringForward(agent);
    await expect(seen(visitor)).toBeVisible();

    // The other way round: sent, and seen only once the visitor's window is in front.
    await putBehind(visitor);
    await say(agent, 'It leaves today');
    await expect(thread(visitor).getByText('It leaves today')).toBeVisible();
    await expect(thread(agent).getByText('Sent', { exact: true })).toHaveCount(1);
    await expect(thread(agent).locator('[data-seq]').filter({ hasText: 'It leaves today' }).getByText('Seen')).toHaveCount(0);
    await bringForward(visitor);
    await expect(thread(agent).locator('[data-seq]').filter({ hasText: 'It leaves today' }).getByText('Seen')).toBeVisible();
    await expect(seen(agent)).toHaveCount(1);

    // What did not get through stands below the mark, and carries none.
    await say(visitor, 'Thank you');
    await expect(seen(visitor)).toBeVisible();
    await visitor.context().setOffline(true);
    await say(visitor, 'And the poles?');
    await expect(thread(visitor).getByText('Waiting to send')).toBeVisible();
    await expect(seen(visitor)).toHaveCount(1);
    expect(await seen(visitor).evaluate((mark) => mark.parentElement?.textContent)).not.toContain('And the poles?');
    await visitor.context().setOffline(false);
    await expect(thread(agent).getByText('And the poles?')).toBeVisible();

    // One refused file blocks neither the words nor the other files.
    const sent = await pickAll(visitor, { name: 'pole.png', mimeType: 'image/png', buffer: PIXEL });
    await say(visitor, 'This one broke');
    await expect(thread(agent).getByRole('button', { name: 'Open pole.png' })).toBeVisible();
    await expect(thread(agent).getByText('This one broke')).toBeVisible();
    await expect(tray(visitor)).toBeHidden();
    expect(sent).toEqual(['pole.png']);
    const answered = await pickAll(agent, { name: 'label.txt', mimeType: 'text/plain', buffer: Buffer.from('Return label') });
    await say(agent, 'Use this label');
    await expect(thread(visitor).getByRole('link', { name: /label\.txt/ })).toBeVisible();
    await expect(tray(agent)).toBeHidden();
    expect(answered).toEqual(['label.txt']);

    // The same person has the same name in another conversation.
    const kept = await visitor.evaluate(() => Object.values(localStorage).join(' '));
    const ownToken = /"token":"([^"]+)"/.exec(kept)?.[1] ?? '';
    const next = await call(
      visitor.request,
      visitorCalls.session,
      { tenant: slug, locale: 'en-US', new_conversation: true },
      { token: ownToken },
    );
    const question = { conversation_id: next.conversation_id, client_msg_id: crypto.randomUUID(), text: 'Something else' };
    await call(visitor.request, visitorCalls.messages, question, { token: ownToken });
    await expect(agent.getByRole('link', { name: /^Visitor 1 / })).toHaveCount(2);
  },
);
