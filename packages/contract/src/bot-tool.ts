import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, nothing, text, version } from './fields.ts';
import { localeSchema } from './locales.ts';
import { placeholdersOf, toolAddressFault } from './tool-address.ts';

/** Tools that one business may define. */
export const TOOLS_MAX = 30;
export const TOOL_PARAMS_MAX = 20;
export const TOOL_HEADERS_MAX = 10;
/** Longest wait for a tool, and the shortest that makes sense, in milliseconds. */
export const TOOL_TIMEOUT_MS = { min: 500, max: 10_000 } as const;
/** Calls that one reply may make. */
export const TOOL_CALLS_MAX = 4;
/** Longest value of a parameter, in characters. */
export const TOOL_VALUE_MAX = 1_000;
/** Longest part of an answer that is shown or read by the model, in characters. */
export const TOOL_ANSWER_MAX = 6_000;

export const TOOL_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export const TOOL_AUTHS = ['none', 'bearer', 'basic', 'header'] as const;
export const TOOL_PARAM_TYPES = ['string', 'number', 'integer', 'boolean'] as const;
/** Placeholder that the platform fills with the address that the visitor has proven; no model can choose it. */
export const VERIFIED_EMAIL = 'verified_email';

export const toolName = z.string().check(z.regex(/^[a-z0-9_-]{1,64}$/, { error: 'tool_name' }));
const paramName = z.string().check(
  z.regex(/^[a-z][a-z0-9_]{0,39}$/, { error: 'tool_param' }),
  z.refine((name) => name !== VERIFIED_EMAIL, { error: 'tool_param' }),
);
/** Headers that belong to the connection, whatever their case. */
const OF_CONNECTION = new Set(['host', 'content-length', 'connection', 'transfer-encoding']);
const headerName = z.string().check(
  z.trim(),
  z.maxLength(64),
  z.regex(/^[A-Za-z0-9-]+$/),
  z.refine((name) => !OF_CONNECTION.has(name.toLowerCase())),
);
/** What a header may carry: no line break can begin another one. */
const secret = z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000), z.regex(/^[\x20-\x7e]*$/));

export const toolParam = z.object({
  name: paramName,
  type: z.enum(TOOL_PARAM_TYPES),
  required: z.boolean(),
  description: text(200, 0),
});
export type ToolParam = z.output<typeof toolParam>;

const shared = {
  name: toolName,
  /** What it is for, for the model and for the visitor who is asked. */
  description: text(400),
  method: z.enum(TOOL_METHODS),
  /** A web address; `{name}` behind the host stands for a parameter, or for the proven address. */
  url: text(2_000),
  params: z.array(toolParam).check(z.maxLength(TOOL_PARAMS_MAX)),
  timeout_ms: z.int().check(z.gte(TOOL_TIMEOUT_MS.min), z.lte(TOOL_TIMEOUT_MS.max)),
  /** Runs only for a visitor who has proven an e-mail address. */
  needs_verified_contact: z.boolean(),
  /** Runs only after the visitor has said yes. */
  needs_confirmation: z.boolean(),
  enabled: z.boolean(),
};

const fields = z
  .object({
    ...shared,
    /** A header without a value keeps the one that is saved under its name. */
    headers: z.array(z.object({ name: headerName, value: z.optional(secret) })).check(z.maxLength(TOOL_HEADERS_MAX)),
    auth: z.object({
      kind: z.enum(TOOL_AUTHS),
      /** The header's name, or the user's. */
      name: text(200, 0),
      /** Left out it stays as it is saved. */
      secret: z.optional(secret),
    }),
  })
  .check(
    z.refine(({ url }) => toolAddressFault(url) === undefined, { error: 'web_address', path: ['url'] }),
    z.refine(
      ({ url, params, needs_verified_contact: isPrivate }) =>
        placeholdersOf(url).every((name) => (name === VERIFIED_EMAIL ? isPrivate : params.some((param) => param.name === name))),
      { error: 'tool_placeholder', path: ['url'] },
    ),
    z.refine(({ params }) => new Set(params.map(({ name }) => name)).size === params.length, { error: 'tool_param', path: ['params'] }),
    z.refine(({ auth }) => auth.kind !== 'header' || /^[a-z0-9-]+$/i.test(auth.name), { error: 'required', path: ['auth', 'name'] }),
  );
export const toolFields = fields;
export type ToolFields = z.output<typeof fields>;

export const botTool = z.object({
  id,
  version: z.int(),
  updated_at: epochMs,
  ...shared,
  /** Names of the headers; their values are sealed and never shown again. */
  headers: z.array(z.object({ name: z.string() })),
  auth: z.object({ kind: z.enum(TOOL_AUTHS), name: z.string(), has_secret: z.boolean() }),
});
export type BotTool = z.output<typeof botTool>;

/** A tool as versions are compared: `version` grows with every change, of a secret too. */
export const toolGlance = z.pick(botTool, {
  id: true,
  version: true,
  name: true,
  description: true,
  method: true,
  url: true,
  needs_verified_contact: true,
  needs_confirmation: true,
  enabled: true,
});
export type ToolGlance = z.output<typeof toolGlance>;

/** How a call ended: what failed, and what the model did wrong, are told apart. */
export const TOOL_OUTCOMES = [
  'ok',
  /** The other side answered with an error of the caller, such as 404: an answer too. */
  'refused',
  'failed',
  'timeout',
  'too_large',
  'blocked',
  'bad_arguments',
  'unknown_tool',
  'needs_confirmation',
  'needs_verification',
  'declined',
] as const;
export type ToolOutcome = (typeof TOOL_OUTCOMES)[number];

/** One call of a tool, as it is shown to members. */
export const toolCall = z.object({
  name: z.string(),
  arguments: z.record(z.string(), z.unknown()),
  outcome: z.enum(TOOL_OUTCOMES),
  /** HTTP status; null where nobody answered. */
  status: z.nullable(z.int()),
  took_ms: z.number(),
  /** What came back, shortened. */
  answer: z.string(),
});
export type ToolCall = z.output<typeof toolCall>;

const byId = { id };
const at = '/api/micro/chatbot/bot/tool' as const;

/** What the bot can look up or do elsewhere. Changes reach visitors at once. */
export const botTools = {
  list: defineEndpoint({
    method: 'GET',
    path: at,
    caller: 'staff',
    permission: 'bot.edit',
    visibility: 'conversations',
    summary: 'The tools of the bot, without their secrets',
    request: nothing,
    response: z.object({ items: z.array(botTool) }),
    errors: [],
    servesExpired: true,
  }),
  create: defineEndpoint({
    method: 'POST',
    path: at,
    caller: 'staff',
    permission: 'bot.edit',
    visibility: 'conversations',
    audit: 'call',
    summary: 'Define a tool',
    request: fields,
    response: botTool,
    errors: ['quota_exceeded', 'subscription_expired'],
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: `${at}/{id}`,
    caller: 'staff',
    permission: 'bot.edit',
    visibility: 'conversations',
    audit: 'call',
    summary: 'Change a tool; secrets that are left out stay, unless the address leads to another host',
    request: z.object({ ...byId, version, tool: fields }),
    response: botTool,
    errors: ['stale_version', 'subscription_expired'],
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: `${at}/{id}`,
    caller: 'staff',
    permission: 'bot.edit',
    visibility: 'conversations',
    audit: 'call',
    summary: 'Remove a tool with its secrets',
    request: z.object(byId),
    response: nothing,
    errors: ['subscription_expired'],
  }),
  /** Calls the address for real, without any model. */
  try: defineEndpoint({
    method: 'POST',
    path: `${at}/{id}/try`,
    caller: 'staff',
    permission: 'bot.edit',
    visibility: 'conversations',
    audit: 'call',
    summary: 'Run a saved tool with given values',
    request: z.object({
      ...byId,
      arguments: z.record(
        z.string().check(z.maxLength(40)),
        z.union([z.string().check(z.maxLength(TOOL_VALUE_MAX)), z.number(), z.boolean()]),
      ),
      /** Stands for the address that a visitor would have proven. */
      verified_email: z.optional(text(254)),
      locale: z.optional(localeSchema),
    }),
    response: toolCall,
    errors: ['subscription_expired'],
  }),
};
