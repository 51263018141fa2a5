import { z } from 'zod/mini';

/** Characters of the greeting on the home of the chat, and of its notice. */
export const HOME_TITLE_MAX = 80;
export const HOME_NOTICE_MAX = 240;

/** What can stand on the home of the chat: names of who is there, the help centre, work orders, the visitor's last conversation. */
export const HOME_BLOCKS = ['team', 'answers', 'work_orders', 'history'] as const;
/** Each once; a number, because reading it from the list keeps the schema library in pages that check nothing. */
const BLOCKS_MAX = 4;
export type HomeBlock = (typeof HOME_BLOCKS)[number];

const words = z.object({
  /** Greets; empty greets in the platform's words. */
  title: z._default(z.string().check(z.trim(), z.maxLength(HOME_TITLE_MAX)), ''),
  /** What visitors should know now, such as closed days; empty shows none. */
  notice: z._default(z.string().check(z.trim(), z.maxLength(HOME_NOTICE_MAX)), ''),
});
export type HomeWords = z.output<typeof words>;

/** The page of the chat before a word is written. */
export const channelHome = z.object({
  /** The chat of a visitor who has said nothing opens with it. */
  opens_first: z.boolean(),
  blocks: z.array(z.enum(HOME_BLOCKS)).check(z.maxLength(BLOCKS_MAX)),
  texts: z.object({ 'en-US': words, 'zh-CN': words, 'zh-HK': words, 'ja-JP': words }),
});
export type ChannelHome = z.output<typeof channelHome>;

const NO_WORDS: HomeWords = { title: '', notice: '' };

/** A home as it begins. */
export const DEFAULT_HOME: ChannelHome = {
  opens_first: false,
  blocks: [...HOME_BLOCKS],
  texts: { 'en-US': NO_WORDS, 'zh-CN': NO_WORDS, 'zh-HK': NO_WORDS, 'ja-JP': NO_WORDS },
};
