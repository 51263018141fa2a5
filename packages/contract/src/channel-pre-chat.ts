import { z } from 'zod/mini';

/** Characters of what stands above the form. */
export const PRE_CHAT_TEXT_MAX = 200;

/** When visitors are asked who they are: not at all, before their first message, or before a person is asked for. */
export const PRE_CHAT_MOMENTS = ['never', 'first_message', 'handoff'] as const;
export type PreChatMoment = (typeof PRE_CHAT_MOMENTS)[number];

export const PRE_CHAT_FIELDS = ['name', 'email', 'phone'] as const;
export type PreChatField = (typeof PRE_CHAT_FIELDS)[number];
/** Each once; a number, because reading it from the list keeps the schema library in pages that check nothing. */
const FIELDS_MAX = 3;

/** One thing that is asked for. Where none of a form's is required, the form can be skipped. */
export const preChatField = z.object({ field: z.enum(PRE_CHAT_FIELDS), required: z.boolean() });

const line = z._default(z.string().check(z.trim(), z.maxLength(PRE_CHAT_TEXT_MAX)), '');

/** What a channel asks its visitors before they chat. */
export const channelPreChat = z
  .object({
    asks: z.enum(PRE_CHAT_MOMENTS),
    fields: z.array(preChatField).check(z.maxLength(FIELDS_MAX)),
    /** Above the form; empty asks in the platform's words. */
    texts: z.object({ 'en-US': line, 'zh-CN': line, 'zh-HK': line, 'ja-JP': line }),
  })
  .check(z.refine(({ asks, fields }) => asks === 'never' || fields.length > 0, { error: 'required', path: ['fields'] }))
  .check(z.refine(({ fields }) => new Set(fields.map(({ field }) => field)).size === fields.length, { path: ['fields'] }));
export type ChannelPreChat = z.output<typeof channelPreChat>;

/** As it begins: nobody is asked. */
export const DEFAULT_PRE_CHAT: ChannelPreChat = {
  asks: 'never',
  fields: [
    { field: 'name', required: false },
    { field: 'email', required: true },
  ],
  texts: { 'en-US': '', 'zh-CN': '', 'zh-HK': '', 'ja-JP': '' },
};

/** The form as a visitor gets it who has not filled it in. */
export const visitorPreChat = z.object({
  asks: z.enum(['first_message', 'handoff']),
  fields: z.array(preChatField),
  /** In the visitor's language; empty where the business has written none. */
  text: z.string(),
});
export type VisitorPreChat = z.output<typeof visitorPreChat>;
