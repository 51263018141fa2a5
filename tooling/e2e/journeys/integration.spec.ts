import { channels, hours, widget, type Channel } from '@lobby/contract';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { call } from '#/call.ts';
import { expect, journey } from '#/journey.ts';

journey(
  'an owner adds a website, takes its line, has it checked, arranges the button and allows a second site',
  async ({ page, context, request, baseURL, signUp, violations }) => {
    const { token } = await signUp();
    await context.addCookies([{ name: 'token', value: token, url: baseURL ?? '' }]);
    await page.goto('/dashboard/overview');
    await page.getByRole('link', { name: /^Put the chat on your website/ }).click();
    await page.getByRole('button', { name: 'Add a website' }).first().click();
    await page.getByLabel('Website address').fill('kumo.example');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const code = page.getByText(/^<script async src=/);
    await expect(code).toContainText(`${baseURL}/widget.js`);
    const made = (await call(request, channels.list, {}, { token })).items.find(({ kind }) => kind === 'web') as Channel | undefined;
    expect(made?.allowed_origins).toEqual(['https://kumo.example', 'https://www.kumo.example']);
    await expect(code).toContainText(made?.public_key ?? '');
    expect(await violations()).toEqual([]);

    // The line is in the page, whose site is not named and which no browser has opened.
    const site = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(made?.snippet)).listen(
      0,
      '127.0.0.1',
    );
    await once(site, 'listening');
    const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    await page.getByLabel('Address of a page with the chat').fill(origin);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    const found = page.getByRole('list', { name: 'What we found' });
    await expect(found.getByText('The line is in the page')).toBeVisible();
    await expect(found.getByText('It names this website')).toBeVisible();
    await expect(found.getByText(`${origin} isn’t on the list of sites`)).toBeVisible();
    await expect(found.getByText(`Waiting for a browser: open ${origin}`)).toBeVisible();
    expect(await violations()).toEqual([]);
    site.close();

    // A site that is not named asks for the launcher: one press allows it, and then it is live.
    const ask = () =>
      request.get(widget.setup.path.replace('{key}', made?.public_key ?? ''), { headers: { origin: 'https://blog.example' } });
    expect((await ask()).status()).toBe(403);
    await page.getByRole('button', { name: 'Allow blog.example' }).click();
    await expect(page.getByText('blog.example may show the chat now')).toBeVisible();
    expect((await ask()).status()).toBe(200);
    await expect(page.getByText('Live', { exact: true })).toBeVisible();

    await page.getByRole('tab', { name: 'Look' }).click();
    await page.getByRole('radio', { name: 'Color #be123c' }).check();
    await page.getByRole('radio', { name: '日本語' }).check();
    await page.getByLabel(/^Word beside the button/).fill('ご質問はこちら');
    await expect(page.getByRole('button', { name: 'ご質問はこちら' })).toHaveCSS('background-color', 'rgb(190, 18, 60)');
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved')).toBeVisible();
    const told = await request.get(widget.setup.path.replace('{key}', made?.public_key ?? ''), {
      headers: { origin: 'https://blog.example', 'accept-language': 'ja' },
    });
    expect((await told.json()) as unknown).toMatchObject({ data: { color: '#be123c', texts: { label: 'ご質問はこちら' } } });

    // Nobody is there now: the button goes, and the preview has said so before.
    const closed = { days: Array.from({ length: 7 }, () => []), exceptions: [], holiday_country: null };
    await call(request, hours.save, { ...closed, team_id: null, timezone: 'UTC', always_open: false, version: 0 }, { token });
    await page.reload();
    await expect(page.getByText('Closed now')).toBeVisible();
    await page.getByText('Hide the button', { exact: true }).click();
    await page.getByText('Outside hours', { exact: true }).click();
    await expect(page.getByText(/^The button is hidden outside these hours/)).toBeVisible();
    expect(await violations()).toEqual([]);
    expect((await ask()).status()).toBe(200);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved')).toBeVisible();
    expect((await (await ask()).json()) as unknown).toMatchObject({ data: { reason: 'outside_hours' } });

    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByText('Show the chat', { exact: true }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Paused', { exact: true })).toBeVisible();
    expect((await ask()).status()).toBe(404);
    await page.goto('/dashboard/overview');
    await expect(page.getByRole('link', { name: /^Put the chat on your website/ })).toHaveCount(0);
  },
);
