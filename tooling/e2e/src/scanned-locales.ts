import type { Locale } from '@lobby/contract';

/**
 * The languages in which a screen is gone through and scanned by axe: the one with the longest words and the one with the
 * tallest letters. What axe judges is the same in the other two; `screens.spec.ts` opens every screen in all four, and the
 * texts of all four are compared key by key where they are kept.
 */
export const SCANNED_LOCALES = ['en-US', 'ja-JP'] as const satisfies readonly Locale[];

/**
 * Which width a journey that only scans a language is made in, as a tag that the other project leaves out: each language and each
 * width is scanned once, and no width changes what a language says.
 */
export const WIDTH_OF = { 'en-US': '@desktop', 'ja-JP': '@phone' } as const satisfies Record<(typeof SCANNED_LOCALES)[number], string>;
