import { LOCALE_STORAGE_KEY, type Locale } from '@lobby/contract';
import type { Page } from '@playwright/test';

/** An answer of the product with no page in it that would go on by itself once somebody is signed in. */
const PLAIN = '/healthz';

/**
 * Opens an address as somebody who is signed in already, in a language. The token of whoever was signed in before is replaced, not taken away
 * first: a dashboard whose token is gone goes to sign-in by itself, and would cut off what is opened here.
 */
export async function enter(page: Page, token: string, address: string, locale: Locale = 'en-US'): Promise<void> {
  await page.goto(URL.canParse(address) ? new URL(PLAIN, address).href : PLAIN);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [LOCALE_STORAGE_KEY, locale] as const);
  await page.context().addCookies([{ name: 'token', value: token, url: new URL(page.url()).origin }]);
  await page.goto(address);
}

/** Leaves the page, then signs out: a dashboard whose token is gone goes to sign-in by itself, and would cut off what is opened next. */
export async function leaveSignedOut(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}
