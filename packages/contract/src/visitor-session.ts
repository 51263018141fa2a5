import { z } from 'zod/mini';
import { visitorPreChat } from './channel-pre-chat.ts';
import { id } from './fields.ts';
import { sendable } from './file-rules.ts';
import { pictureAddress } from './picture.ts';
import { visitorConsent } from './privacy.ts';
import { visitorState } from './visitor-state.ts';

/** The bot before a word is written. */
export const visitorBot = z.object({
  name: z.string(),
  welcome: z.string(),
  suggested_questions: z.array(z.string()),
  /** Says that one writes with an AI, in the visitor's language; shown while the bot answers. */
  disclosure: z.string(),
});

/** What a visitor's chat begins with. */
export const visitorSession = z.object({
  token: z.string(),
  conversation_id: id,
  last_seq: z.int(),
  tenant: z.object({
    slug: z.string(),
    name: z.string(),
    /** Of the channel that the chat is framed by, otherwise of the business. */
    logo: pictureAddress,
    /** There is a form that the visitor can fill in, or a work order of theirs. */
    work_orders: z.boolean(),
    /** What the visitor may send. */
    files: sendable,
    /** For how long an own message can be changed or taken back, in minutes; 0 is never. */
    edit_minutes: z.int(),
    /** The chat of a visitor who has said nothing opens with its home. */
    opens_home: z.boolean(),
  }),
  bot: visitorBot,
  state: visitorState,
  consent: visitorConsent,
  /** What the channel asks this visitor first; null where it asks nothing, and where all of it is known. */
  pre_chat: z.nullable(visitorPreChat),
  /** Colour of what the visitor writes, of the channel that the chat is framed by, and what stands on it; null elsewhere. */
  look: z.nullable(z.object({ color: z.string(), text_color: z.string() })),
  /** Tells a page how many messages wait for this visitor, and opens nothing; null outside of a channel. */
  ticket: z.nullable(z.string()),
});
