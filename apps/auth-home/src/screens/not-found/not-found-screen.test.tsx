import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '#/testing/open-page.tsx';

test.each(['/no/such/page', '/auth/no-such-page', '/auth/sign-in/more', '/pricing', '/%E0%A4%A'])(
  '%s leads nowhere, and says so',
  async (path) => {
    const page = await openPage(path);
    expect(await screen.findByRole('heading', { name: 'We can’t find this page' })).toBeTruthy();
    expect(document.title).toBe('Page not found · Lobby');
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(screen.getByRole('link', { name: 'Ask Lobby for help' }).getAttribute('href')).toBe('/chat/demo');
    await page.user.click(screen.getByRole('link', { name: 'Go to the home page' }));
    expect(await screen.findByRole('heading', { name: /^Lobby answers your customers/ })).toBeTruthy();
  },
);
