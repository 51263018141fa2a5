import { z } from 'zod/mini';
import { id } from './fields.ts';

/** Most files of one message. */
export const FILES_MAX = 10;

/** A file as its message carries it. What it is, is known from its content, never from its name. */
export const attachment = z.object({
  id,
  name: z.string(),
  mime: z.string(),
  bytes: z.int(),
  /** Of an image that can be shown, in px. */
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  /** There is a small picture of it. */
  thumb: z.optional(z.boolean()),
});
export type Attachment = z.output<typeof attachment>;

/** What lists show of a file. */
export const lastFile = z.object({ name: z.string(), mime: z.string() });

/** The files of a message by their ids; each belongs to whoever uploaded it, and to one message only. */
export const attachmentIds = z.optional(z.array(id).check(z.maxLength(FILES_MAX)));

/** Words, files, cards, or several of them. */
export function saysSomething(message: {
  text: string;
  attachments?: string[] | undefined;
  cards?: readonly unknown[] | undefined;
}): boolean {
  return message.text !== '' || (message.attachments ?? []).length > 0 || (message.cards ?? []).length > 0;
}
