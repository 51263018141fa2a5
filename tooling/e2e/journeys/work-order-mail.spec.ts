import { orderMailSetup, user } from '@lobby/contract';
import { createHmac, randomUUID } from 'node:crypto';
import { call } from '#/call.ts';
import { findViolations } from '#/find-violations.ts';
import { expect, journey } from '#/journey.ts';

interface Mail {
  subject: string;
  text: string;
  reply_to: string | null;
}

journey(
  'a work order goes by mail: receipt, link on another device, answer, and the answer at the desk',
  async ({ browser, page, signUp, baseURL }) => {
    const owner = await signUp();
    const { tenant_slug: slug } = await call(page.request, user.info, {}, { token: owner.token });
    const address = `ada-${randomUUID()}@example.com`;
    await page.context().addCookies([{ name: 'token', value: owner.token, url: baseURL ?? '' }]);
    await page.goto('/dashboard/work-order');
    await page.getByRole('button', { name: 'Start accepting work orders' }).click();
    await expect(page.getByText('Customers can’t submit work orders yet')).toBeHidden();

    await page.goto('/dashboard/team?tab=mail');
    await page.getByLabel('Reply address').fill('help@shop.example');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    const { settings, secret } = await call(page.request, orderMailSetup.rotateSecret, {}, { token: owner.token });
    expect(settings.address).toBe('help@shop.example');

    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const visitor = await phone.newPage();
    await visitor.goto(`/chat/${slug ?? ''}/work-order/create`);
    await visitor.getByRole('button', { name: 'Problem with an order' }).click();
    await visitor.getByLabel('Subject').fill('A zip came off');
    await visitor.getByLabel('Details').fill('It is the left one.');
    await visitor.getByLabel(/mail/i).fill(address);
    await visitor.getByRole('button', { name: 'Submit work order' }).click();
    await expect(visitor.getByText('WO-00001')).toBeVisible();
    await phone.close();

    const mails = async (): Promise<Mail[]> =>
      ((await (await page.request.get(`/dev/mailbox?to=${address}`)).json()) as { data: { items: Mail[] } }).data.items;
    await expect.poll(async () => (await mails()).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^\[WO-00001\] /)]);
    const [mail] = await mails();
    const link = /https?:\/\/\S+(\/chat\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const laptop = await browser.newContext();
    const other = await laptop.newPage();
    await other.goto(link);
    await expect(other.getByText('It is the left one.')).toBeVisible();
    await expect.poll(() => new URL(other.url()).hash).toBe('');
    expect(await findViolations(other)).toEqual([]);

    const sign = link.split('.').at(-1) ?? '';
    const stranger = await browser.newContext();
    const outside = await stranger.newPage();
    await outside.goto(link.replace(sign, 'A'.repeat(sign.length)));
    await expect(outside.getByText('Work order not found')).toBeVisible();
    await stranger.close();

    const raw = [
      `From: Ada <${address}>`,
      `To: ${mail?.reply_to ?? ''}`,
      `Message-ID: <${randomUUID()}@mail.example>`,
      'Subject: Re: [WO-00001] A zip came off',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'It is the blue jacket.',
      '',
      'On Mon, Jun 1, 2026 at 9:00 AM Shop <help@shop.example> wrote:',
      '> Which one is it?',
    ].join('\r\n');
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const signature = `sha256=${createHmac('sha256', secret).update(`${timestamp}.${raw}`).digest('hex')}`;
    const posted = await page.request.post(new URL(settings.hook_url).pathname, {
      data: Buffer.from(raw),
      headers: { 'content-type': 'message/rfc822', 'x-lobby-timestamp': timestamp, 'x-lobby-signature': signature },
    });
    expect(await posted.json()).toMatchObject({ received: true, outcome: 'accepted' });

    await expect(other.getByText('It is the blue jacket.')).toBeVisible();
    await page.goto('/dashboard/work-order');
    await page.getByText('A zip came off').click();
    const detail = page.getByRole('dialog');
    await expect(detail.getByText('It is the blue jacket.')).toBeVisible();
    await expect(detail.getByText('Which one is it?')).toBeHidden();
    await detail.getByRole('button', { name: 'Show quoted text' }).click();
    await expect(detail.getByText('Which one is it?')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await laptop.close();
  },
);
