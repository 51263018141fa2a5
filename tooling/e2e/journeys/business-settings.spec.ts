import { tenant } from '@lobby/contract';
import { call } from '#/call.ts';
import { expect, journey } from '#/journey.ts';

journey(
  'an admin says which sites may show the chat, and its page says so to browsers',
  async ({ page, context, request, baseURL, signUp, violations }) => {
    const { token } = await signUp();
    const { slug } = await call(request, tenant.settings, {}, { token });
    const ancestors = async () => {
      const headers = (await request.get(`/chat/${slug}`)).headers();
      return /frame-ancestors [^;]*/.exec(headers['content-security-policy'] ?? '')?.[0];
    };
    expect(await ancestors()).toBe("frame-ancestors 'self'");

    await context.addCookies([{ name: 'token', value: token, url: baseURL ?? '' }]);
    await page.goto('/dashboard/overview?account=business');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Chat address')).toHaveValue(`${baseURL ?? ''}/chat/${slug}`);
    await dialog.getByLabel('Business name').fill('Kumo Outdoor');
    const sites = dialog.getByLabel(/^Allowed websites/);
    await sites.fill('http://shop.example');
    await dialog.getByRole('button', { name: 'Save business settings' }).click();
    await expect(dialog.getByText('http://shop.example isn’t a valid website address.')).toBeVisible();
    expect(await violations()).toEqual([]);
    await sites.fill('shop.example\nhttps://*.kumo.example');
    await dialog.getByRole('button', { name: 'Save business settings' }).click();
    await expect(page.getByText('Saved')).toBeVisible();
    await expect(sites).toHaveValue('https://shop.example\nhttps://*.kumo.example');
    expect(await ancestors()).toBe("frame-ancestors 'self' https://shop.example https://*.kumo.example");

    await page.reload();
    await expect(page.getByLabel('Business name')).toHaveValue('Kumo Outdoor');
  },
);
