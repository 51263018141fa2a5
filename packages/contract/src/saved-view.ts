import { z } from 'zod/mini';
import { conversationFilter, conversationSort } from './conversation-fields.ts';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, text, version } from './fields.ts';

/** Longest name of a saved view, in characters; most of one person, and most that a business shares. */
export const SAVED_VIEW_NAME_MAX = 60;
export const SAVED_VIEWS_OWN_MAX = 50;
export const SAVED_VIEWS_SHARED_MAX = 50;

export const savedViewDraft = z.object({
  name: text(SAVED_VIEW_NAME_MAX),
  filter: conversationFilter,
  sort: z._default(conversationSort, 'waiting'),
  /** Seen by the whole business. */
  shared: z._default(z.boolean(), false),
});
export type SavedViewDraft = z.output<typeof savedViewDraft>;

/** A list of conversations that somebody wants to find again. `mine` in its filter is whoever looks. */
export const savedView = z.object({
  id,
  name: z.string(),
  filter: conversationFilter,
  sort: conversationSort,
  shared: z.boolean(),
  owner: z.object({ id: z.int(), name: z.string() }),
  /** Grows with each edit; an edit carries the version it was made from. */
  version: z.int(),
  updated_at: epochMs,
});
export type SavedView = z.output<typeof savedView>;

const path = '/api/micro/chatbot/conversation-view';

export const savedViews = {
  /** The caller's own and those that are shared, by name. */
  list: defineEndpoint({
    method: 'GET',
    path,
    caller: 'staff',
    summary: 'Saved views of the workspace',
    request: z.object({}),
    response: z.object({ items: z.array(savedView) }),
    errors: [],
    servesExpired: true,
  }),
  create: defineEndpoint({
    method: 'POST',
    path,
    caller: 'staff',
    summary: 'Save a view',
    request: savedViewDraft,
    response: savedView,
    errors: ['subscription_expired'],
  }),
  /** A view is its owner's to change; a shared one an admin's as well. */
  update: defineEndpoint({
    method: 'PUT',
    path: `${path}/{id}`,
    caller: 'staff',
    summary: 'Change a saved view',
    request: z.extend(savedViewDraft, { id, version }),
    response: savedView,
    errors: ['stale_version', 'subscription_expired'],
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    caller: 'staff',
    summary: 'Delete a saved view',
    request: z.object({ id }),
    response: z.object({}),
    errors: ['subscription_expired'],
  }),
};
