import { z } from 'zod/mini';
import { conversationFilter, conversationSort } from './conversation-fields.ts';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, text, version } from './fields.ts';
import { workOrderFilter, workOrderSort } from './work-order.ts';

/** Longest name of a saved view, in characters; most of one person, and most that a business shares. */
export const SAVED_VIEW_NAME_MAX = 60;
export const SAVED_VIEWS_OWN_MAX = 50;
export const SAVED_VIEWS_SHARED_MAX = 50;

/** What is written of a view of some list. */
function draftOf<Filter extends z.ZodMiniType, Sort extends z.ZodMiniType>(filter: Filter, sort: Sort) {
  return z.object({
    name: text(SAVED_VIEW_NAME_MAX),
    filter,
    sort,
    /** Seen by the whole business. */
    shared: z._default(z.boolean(), false),
  });
}

/** A list that somebody wants to find again. `mine` in its filter is whoever looks. */
function viewOf<Filter extends z.ZodMiniType, Sort extends z.ZodMiniType>(filter: Filter, sort: Sort) {
  return z.object({
    id,
    name: z.string(),
    filter,
    sort,
    shared: z.boolean(),
    owner: z.object({ id: z.int(), name: z.string() }),
    /** Grows with each edit; an edit carries the version it was made from. */
    version: z.int(),
    updated_at: epochMs,
  });
}

/** The calls about the views of one list. */
function callsOf<Filter extends z.ZodMiniType, Sort extends z.ZodMiniType>(path: `/${string}`, filter: Filter, sort: Sort) {
  const [draft, view] = [draftOf(filter, sort), viewOf(filter, sort)];
  return {
    /** The caller's own and those that are shared, by name. */
    list: defineEndpoint({
      method: 'GET',
      path,
      caller: 'staff',
      permission: 'session.view',
      visibility: 'conversations',
      summary: 'Saved views of a list',
      request: z.object({}),
      response: z.object({ items: z.array(view) }),
      errors: [],
      servesExpired: true,
    }),
    create: defineEndpoint({
      method: 'POST',
      path,
      caller: 'staff',
      permission: 'session.view',
      visibility: 'conversations',
      audit: 'none',
      summary: 'Save a view',
      request: draft,
      response: view,
      errors: ['subscription_expired'],
    }),
    /** A view is its owner's to change; a shared one an admin's as well. */
    update: defineEndpoint({
      method: 'PUT',
      path: `${path}/{id}`,
      caller: 'staff',
      permission: 'session.view',
      visibility: 'conversations',
      audit: 'none',
      summary: 'Change a saved view',
      request: z.extend(draft, { id, version }),
      response: view,
      errors: ['stale_version', 'subscription_expired'],
    }),
    remove: defineEndpoint({
      method: 'DELETE',
      path: `${path}/{id}`,
      caller: 'staff',
      permission: 'session.view',
      visibility: 'conversations',
      audit: 'none',
      summary: 'Delete a saved view',
      request: z.object({ id }),
      response: z.object({}),
      errors: ['subscription_expired'],
    }),
  };
}

/** Views of the workspace's conversations. */
export const savedViews = callsOf('/api/micro/chatbot/conversation-view', conversationFilter, z._default(conversationSort, 'waiting'));
export type SavedView = z.output<(typeof savedViews)['create']['response']>;
export type SavedViewDraft = z.output<(typeof savedViews)['create']['request']>;

/** Views of work orders. */
export const workOrderViews = callsOf('/api/micro/chatbot/work-order-view', workOrderFilter, workOrderSort);
export type WorkOrderView = z.output<(typeof workOrderViews)['create']['response']>;
export type WorkOrderViewDraft = z.output<(typeof workOrderViews)['create']['request']>;
