import { z } from 'zod/mini';
import { calendarDay } from './bot-results.ts';
import { defineEndpoint } from './endpoint.ts';
import { id, text, version } from './fields.ts';

/** Longest annotation, in characters, and most of one business. */
export const ANNOTATION_TEXT_MAX = 120;
export const ANNOTATIONS_MAX = 1_000;

const draft = { day: calendarDay, text: text(ANNOTATION_TEXT_MAX) };

/** A line of text on a day of the business, such as "Price change": everybody who sees figures of that day sees it beside them. */
export const annotation = z.object({
  id,
  day: calendarDay,
  text: z.string(),
  /** Grows with each edit; an edit carries the version it was made from. */
  version: z.int(),
});
export type Annotation = z.output<typeof annotation>;

/** What stands beside figures without anybody writing it: versions of the bot that were published on a day. */
export const publishedVersions = z.object({
  day: calendarDay,
  /** The first and the last one; the same where there was one. */
  first_no: z.int(),
  no: z.int(),
  /** The beginning of what was written of the last one when it was published; may be empty. */
  note: z.string(),
});
export type PublishedVersions = z.output<typeof publishedVersions>;

const path = '/api/micro/chatbot/annotation';
/** Whoever may change what others share. */
const toWrite = { caller: 'staff', permission: 'team.edit', visibility: 'business', audit: 'none' } as const;

/** Annotations of the analysis; they are read with its figures. */
export const annotations = {
  /** Named by the caller: a repeat answers with what the first one wrote. */
  create: defineEndpoint({
    ...toWrite,
    method: 'POST',
    path,
    summary: 'Write an annotation',
    request: z.object({ id, ...draft }),
    response: annotation,
    errors: ['subscription_expired'],
  }),
  update: defineEndpoint({
    ...toWrite,
    method: 'PUT',
    path: `${path}/{id}`,
    summary: 'Change an annotation',
    request: z.object({ id, version, ...draft }),
    response: annotation,
    errors: ['stale_version', 'subscription_expired'],
  }),
  remove: defineEndpoint({
    ...toWrite,
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Delete an annotation',
    request: z.object({ id }),
    response: z.object({}),
    errors: ['subscription_expired'],
  }),
};
