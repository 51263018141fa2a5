import { LOCALE_STORAGE_KEY, type Locale } from '@lobby/contract';
import type { Page } from '@playwright/test';

/** An answer of the product with no page in it that would go on by itself once somebody is signed in. */
const PLAIN = '/healthz';

/**
 * Opens an address as somebody who is signed in already, in a language. Where somebody else was signed in they are left in that page: a
 * dashboard that sees its token go leaves by itself, in the middle of what is opened here.
 */
export async function enter(page: Page, token: string, address: string, locale: Locale = 'en-US'): Promise<void> {
  await page.goto(URL.canParse(address) ? new URL(PLAIN, address).href : PLAIN);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [LOCALE_STORAGE_KEY, locale] as const);
  await page.context().addCookies([{ name: 'token', value: token, url: new URL(page.url()).origin }]);
  await page.goto(address);
}

/** Leaves the page before its token goes: a dashboard that sees it go leaves by itself. */
export async function leaveSignedOut(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}
