import { openConversations } from './open-conversation.ts';
import { openContacts } from './open-contact.ts';
import { openArticles, openEntries } from './open-corpus.ts';
import { openFigures } from './open-figures.ts';
import { openWorkOrders } from './open-work-order.ts';

/**
 * Every call of programs of version 1 by noun; the calls of the bot stand beside it in `openCalls`. Within a version calls, fields and
 * values are added; none is taken away or changes its meaning.
 */
export const openPlatform = {
  openConversation: openConversations,
  openContact: openContacts,
  openWorkOrder: openWorkOrders,
  openEntry: openEntries,
  openArticle: openArticles,
  openFigure: openFigures,
};
export type OpenPlatform = typeof openPlatform;

/** Under this header a program names a write that it may repeat: within a day the same again gets the same answer. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
export const IDEMPOTENCY_NAME_MAX = 255;
/** How long the answer to a write is kept, in milliseconds. */
export const IDEMPOTENCY_MS = 86_400_000;
