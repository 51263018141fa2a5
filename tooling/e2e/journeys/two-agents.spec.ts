import { conversations, teams, user, type Conversation } from '@lobby/contract';
import type { Browser, Page } from '@playwright/test';
import { call } from '#/call.ts';
import { findViolations } from '#/find-violations.ts';
import { expect, journey } from '#/journey.ts';
import type { Account } from '#/sign-up.ts';

/** What was said, without the hidden announcements to screen readers. */
const thread = (page: Page) => page.getByRole('log');

interface Agent {
  readonly page: Page;
  readonly name: string;
  readonly token: string;
}

/** The owner's dashboard, opened with their sign-in. */
async function openAsOwner(page: Page, { email, token }: Account, baseURL: string): Promise<Agent> {
  await page.context().addCookies([{ name: 'token', value: token, url: baseURL }]);
  await page.goto('/dashboard/team');
  return { page, name: email.replace(/@.*$/, ''), token };
}

/** Invites an address through the screen. */
async function invite({ page }: Agent, address: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite people' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite people' });
  await dialog.getByRole('button', { name: 'Send invitations' }).click();
  await expect(dialog.getByText('Enter at least one email address.')).toBeVisible();
  await expect(dialog.getByLabel('Email addresses')).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByLabel('Email addresses').fill(address);
  await dialog.getByRole('button', { name: 'Send invitations' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Invited' }).getByText(address)).toBeVisible();
  await expect(page.getByText('2 of 2 seats taken')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
}

/** Follows the link of the mail in a browser of its own and joins. */
async function accept(browser: Browser, link: string, name: string): Promise<Agent> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill('Kettle42red');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Join / }).click();
  await expect(page).toHaveURL(/\/dashboard\/overview/);
  const token = (await page.context().cookies()).find((cookie) => cookie.name === 'token')?.value ?? '';
  return { page, name, token };
}

/** The one conversation as everybody sees it, once it is there. */
async function readOnly({ page, token }: Agent): Promise<Conversation> {
  const list = async () => (await call(page.request, conversations.list, { view: 'all' }, { token })).items;
  await expect.poll(async () => (await list()).length).toBe(1);
  const [found] = await list();
  if (!found) throw new Error('the conversation is gone');
  return found;
}

async function reply({ page }: Agent, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Reply' }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** Every text stands once on every screen. */
async function expectOnce(pages: readonly Page[], texts: readonly string[]): Promise<void> {
  for (const page of pages) for (const text of texts) await expect(thread(page).getByText(text, { exact: true })).toHaveCount(1);
}

async function chooseFrom(page: Page, button: RegExp, entry: string): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

journey(
  'two agents share the visitors: invited by mail, given out, handed over and taken back, each message once on each screen',
  async ({ page, browser, baseURL, signUp, mailbox }) => {
    // Three browsers at once take their time on a busy machine.
    journey.slow();
    const account = await signUp();
    const owner = await openAsOwner(page, account, baseURL ?? '');
    const address = `ken-${account.email}`;
    await invite(owner, address);
    await expect.poll(async () => (await mailbox(address)).length).toBe(1);
    const link = /https?:\S+invite=\S+/.exec((await mailbox(address))[0]?.text ?? '')?.[0] ?? '';
    const ken = await accept(browser, new URL(link).pathname + new URL(link).search, 'Ken Ito');
    await expect(owner.page.getByRole('button', { name: 'Edit Ken Ito' })).toBeVisible();

    // What somebody who is not there leaves waiting goes back at once, so that the journey need not wait.
    const settings = await call(page.request, teams.settings, {}, { token: owner.token });
    await call(page.request, teams.saveSettings, { ...settings, away_return_minutes: 0 }, { token: owner.token });
    for (const agent of [owner, ken]) {
      await agent.page.goto('/dashboard/session');
      await expect(agent.page.getByRole('button', { name: 'Your availability: Online' })).toBeVisible();
    }
    const { tenant_slug: slug } = await call(page.request, user.info, {}, { token: owner.token });
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`/chat/${slug}`);
    await visitor.getByRole('button', { name: 'Human' }).click();
    const say = async (text: string) => {
      await visitor.getByRole('textbox').fill(text);
      await visitor.getByRole('textbox').press('Enter');
    };

    // One of the two gets it, and both see who.
    await expect.poll(async () => (await readOnly(owner)).agent?.name).toBeTruthy();
    const { id, agent } = await readOnly(owner);
    const [first, second] = agent?.name === ken.name ? [ken, owner] : [owner, ken];
    for (const each of [owner, ken]) await each.page.goto(`/dashboard/session?conversation=${id}`);
    await expect(first.page.getByRole('button', { name: `Assign to: ${first.name}` })).toBeVisible();
    await expect(second.page.getByRole('button', { name: `Assign to: ${first.name}` })).toBeVisible();

    // Who looks on sees that a colleague is writing.
    await first.page.getByRole('textbox', { name: 'Reply' }).pressSequentially('Good morning', { delay: 20 });
    await expect(second.page.getByText(`${first.name} is typing`).first()).toBeVisible();
    await reply(first, 'Good morning from the first');
    await say('my tent has a hole');
    const said = ['Good morning from the first', 'my tent has a hole'];
    await expectOnce([visitor, first.page, second.page], said);

    await chooseFrom(first.page, /^Assign to/, second.name);
    for (const each of [first, second]) await expect(each.page.getByRole('button', { name: `Assign to: ${second.name}` })).toBeVisible();
    await reply(second, 'We will mend it');
    await expect(thread(visitor).getByText('We will mend it', { exact: true })).toBeVisible();
    await say('when will it be done');
    said.push('We will mend it', 'when will it be done');
    await expectOnce([visitor, first.page, second.page], said);

    // Who goes leaves nobody waiting: the other one gets the visitor.
    await chooseFrom(second.page, /^Your availability/, 'Offline');
    await expect(first.page.getByRole('button', { name: `Assign to: ${first.name}` })).toBeVisible();
    await reply(first, 'By tomorrow evening');
    said.push('By tomorrow evening');
    await expectOnce([visitor, first.page, second.page], said);

    for (const each of [visitor, first.page, second.page]) await each.reload();
    await expectOnce([visitor, first.page, second.page], said);
  },
);

journey(
  'whoever is removed is out at once, and what they answered goes to whom is named',
  async ({ page, browser, baseURL, signUp, mailbox }) => {
    const account = await signUp();
    const owner = await openAsOwner(page, account, baseURL ?? '');
    const address = `ken-${account.email}`;
    await invite(owner, address);
    await expect.poll(async () => (await mailbox(address)).length).toBe(1);
    const link = new URL(/https?:\S+invite=\S+/.exec((await mailbox(address))[0]?.text ?? '')?.[0] ?? '');
    const ken = await accept(browser, link.pathname + link.search, 'Ken Ito');
    const { tenant_slug: slug } = await call(page.request, user.info, {}, { token: owner.token });
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`/chat/${slug}`);
    await visitor.getByRole('button', { name: 'Human' }).click();
    await expect.poll(async () => (await readOnly(owner)).status).toMatch(/queued|open/);
    const { id, owner_epoch: epoch } = await readOnly(owner);
    await call(page.request, conversations.takeover, { id, owner_epoch: epoch }, { token: ken.token });

    await page.getByRole('button', { name: 'Remove: Ken Ito' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove Ken Ito from the team?' });
    await expect(dialog.getByText('They have 1 conversation now.')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: /Reassign open conversations to/ }).click();
    await page.getByRole('option', { name: owner.name }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('button', { name: 'Edit Ken Ito' })).toBeHidden();
    await expect(ken.page).toHaveURL(/\/auth\/sign-in/);
    expect((await readOnly(owner)).agent?.name).toBe(owner.name);
  },
);
