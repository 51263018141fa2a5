import { z } from 'zod/mini';
import { epochMs, id } from './fields.ts';

/** Longest address of a page that is looked at, and longest word of a campaign, in characters. */
export const PAGE_URL_MAX = 2_000;
export const CAMPAIGN_MAX = 100;

const word = z.nullable(z.string().check(z.maxLength(CAMPAIGN_MAX)));
/** What an address says of the campaign that it belongs to (`utm_source`, `utm_medium`, `utm_campaign`). */
const campaign = z.object({ source: word, medium: word, name: word });

/** Where a visitor is when the chat is opened. An address that is none, or not of the web, is left out. */
export const pageBefore = z.object({
  url: z.optional(z.string().check(z.maxLength(PAGE_URL_MAX))),
  campaign: z.optional(campaign),
});
export type PageBefore = z.output<typeof pageBefore>;

/** Where a visitor was when a chat was opened: `page` is the address up to its path. */
export const pageSeen = z.object({
  page: z.nullable(z.string()),
  campaign: z.nullable(campaign),
  conversation_id: id,
  at: epochMs,
});
export type PageSeen = z.output<typeof pageSeen>;
