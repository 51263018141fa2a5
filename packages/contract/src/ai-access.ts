import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, nothing, text, version } from './fields.ts';

export const PROVIDER_NAME_MAX = 60;
export const PROVIDER_ADDRESS_MAX = 500;
export const PROVIDER_KEY_MAX = 500;
export const MODEL_NAME_MAX = 120;
/** Longest answer that may be asked for, in tokens, and the shortest that says anything. */
export const ANSWER_TOKENS_MAX = 8_000;
export const ANSWER_TOKENS_MIN = 50;
/** Tokens of a month. */
export const BUDGET_MAX = 1_000_000_000_000;

/** Why a model or a bot of one's own gave no answer. */
export const PROVIDER_FAULTS = [
  /** No web address, or one on this Lobby's own network. */
  'address',
  'private',
  'unreachable',
  'timeout',
  /** 401 and 403. */
  'unauthorized',
  /** 404: no such model, or no API at this address. */
  'missing',
  /** 429. */
  'limited',
  /** 5xx. */
  'server',
  /** Any other 4xx. */
  'rejected',
  'too_large',
  /** An answer that cannot be read, or is empty. */
  'nonsense',
] as const;
export const providerFault = z.enum(PROVIDER_FAULTS);
export type ProviderFault = z.output<typeof providerFault>;

export const PROVIDER_STATUSES = ['untested', 'ok', 'error'] as const;

const address = z.string().check(z.trim(), z.maxLength(PROVIDER_ADDRESS_MAX), z.regex(/^https?:\/\/[^\s/@]+(\/\S*)?$/i));
const temperature = z.number().check(z.gte(0), z.lte(2));

/** The model that a business brings, as it is edited. */
export const ownModelDraft = z.object({
  name: text(PROVIDER_NAME_MAX),
  /** Such as `https://models.example.com/v1`. */
  base_url: address,
  /** Left out, the saved one stays, as long as the address does; an empty one removes it. */
  key: z.optional(z.string().check(z.trim(), z.maxLength(PROVIDER_KEY_MAX))),
  chat_model: text(MODEL_NAME_MAX),
  /** null has the corpus searched without a model of one's own. */
  embedding_model: z.nullable(text(MODEL_NAME_MAX)),
  temperature,
  /** null leaves it to the bot's answer length. */
  max_tokens: z.nullable(z.int().check(z.gte(ANSWER_TOKENS_MIN), z.lte(ANSWER_TOKENS_MAX))),
  on: z.boolean(),
  /** The built-in answers take over where it fails; otherwise the entry's own words do. */
  falls_back: z.boolean(),
  /** Tokens of a month from which on the built-in answers take over; null sets no limit. */
  monthly_tokens: z.nullable(z.int().check(z.gte(1_000), z.lte(BUDGET_MAX))),
});
export type OwnModelDraft = z.output<typeof ownModelDraft>;

const modelTest = z.object({
  /** To the first word, and to the last one, in milliseconds. */
  first_ms: z.int(),
  latency_ms: z.int(),
  streams: z.boolean(),
  sample: z.string(),
});
export type ModelTest = z.output<typeof modelTest>;

const embeddingTest = z.object({
  latency_ms: z.int(),
  /** Numbers of one vector. */
  length: z.int(),
});
export type EmbeddingTest = z.output<typeof embeddingTest>;

export const ownModel = z.object({
  name: z.string(),
  base_url: z.string(),
  /** The key itself is never read again. */
  has_key: z.boolean(),
  chat_model: z.string(),
  embedding_model: z.nullable(z.string()),
  temperature: z.number(),
  max_tokens: z.nullable(z.int()),
  on: z.boolean(),
  falls_back: z.boolean(),
  monthly_tokens: z.nullable(z.int()),
  status: z.enum(PROVIDER_STATUSES),
  fault: z.nullable(providerFault),
  tested_at: z.nullable(epochMs),
  /** What the latest test that went well has shown. */
  test: z.nullable(modelTest),
  /** How the embedding model does, and how much of what the bot knows it has read; null where none is named. */
  embedding: z.nullable(z.object({ fault: z.nullable(providerFault), test: z.nullable(embeddingTest), done: z.int(), total: z.int() })),
  /** Tokens of this month, and when it ends. */
  spent: z.int(),
  resets_at: epochMs,
  version: z.int(),
});
export type OwnModel = z.output<typeof ownModel>;

/** What the bot elsewhere may ask for beside its words. */
export const BOT_ACTIONS = ['none', 'handoff', 'resolve', 'ticket'] as const;
export const BOT_FALLBACKS = ['built_in', 'handoff'] as const;
/** Messages of one answer, and characters of one. */
export const BOT_MESSAGES_MAX = 5;
const BOT_MESSAGE_MAX = 4_000;

/** What a bot elsewhere answers, no more and no less. */
export const outsideReply = z
  .strictObject({
    messages: z.array(text(BOT_MESSAGE_MAX)).check(z.maxLength(BOT_MESSAGES_MAX)),
    /** `ticket` calls a person. */
    action: z._default(z.enum(BOT_ACTIONS), 'none'),
    confidence: z._default(z.nullable(z.number().check(z.gte(0), z.lte(1))), null),
  })
  .check(z.refine(({ messages, action }) => messages.length > 0 || action === 'handoff' || action === 'ticket', { error: 'required' }));
export type OutsideReply = z.output<typeof outsideReply>;

/** The bot elsewhere, as it is edited. */
export const outsideBotDraft = z.object({
  name: text(PROVIDER_NAME_MAX),
  address,
  on: z.boolean(),
  /** Who answers where it fails. */
  fallback: z.enum(BOT_FALLBACKS),
});
export type OutsideBotDraft = z.output<typeof outsideBotDraft>;

export const outsideBot = z.object({
  ...outsideBotDraft.shape,
  address: z.string(),
  name: z.string(),
  status: z.enum(PROVIDER_STATUSES),
  fault: z.nullable(providerFault),
  tested_at: z.nullable(epochMs),
  test: z.nullable(z.object({ latency_ms: z.int(), sample: z.string() })),
  version: z.int(),
});
export type OutsideBot = z.output<typeof outsideBot>;

export const aiAccessView = z.object({
  /** What answers when nothing of one's own does: a model of the platform, or the words of the corpus. */
  built_in: z.enum(['model', 'words']),
  /** The plan includes a model of one's own. */
  allowed: z.boolean(),
  masks_personal: z.boolean(),
  model: z.nullable(ownModel),
  bot: z.nullable(outsideBot),
});
export type AiAccessView = z.output<typeof aiAccessView>;

const path = '/api/micro/chatbot/ai-access';

/** Where the answers of a business come from. */
export const aiAccess = {
  get: defineEndpoint({
    method: 'GET',
    path,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    summary: 'Where answers come from; for admins',
    request: nothing,
    response: aiAccessView,
    errors: [],
    servesExpired: true,
  }),
  settings: defineEndpoint({
    method: 'PUT',
    path: `${path}/settings`,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    audit: 'call',
    summary: 'Whether personal data is hidden from models; for admins',
    request: z.object({ masks_personal: z.boolean() }),
    response: aiAccessView,
    errors: ['subscription_expired'],
  }),
  saveModel: defineEndpoint({
    method: 'PUT',
    path: `${path}/model`,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    audit: 'call',
    summary: 'Set up a model of one’s own; for admins',
    /** 0 for the first one. */
    request: z.extend(ownModelDraft, { version }),
    response: aiAccessView,
    errors: ['plan_lacks', 'stale_version', 'subscription_expired'],
  }),
  testModel: defineEndpoint({
    method: 'POST',
    path: `${path}/model/test`,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    audit: 'none',
    summary: 'Ask the model for one sentence and keep how that went; for admins',
    request: nothing,
    response: aiAccessView,
    errors: ['plan_lacks', 'subscription_expired'],
  }),
  removeModel: defineEndpoint({
    method: 'DELETE',
    path: `${path}/model`,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    audit: 'call',
    summary: 'Forget the model and its key; for admins',
    request: nothing,
    response: aiAccessView,
    errors: ['subscription_expired'],
  }),
  saveBot: defineEndpoint({
    method: 'PUT',
    path: `${path}/bot`,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    audit: 'call',
    summary: 'Set up a bot elsewhere that answers visitors; for admins',
    /** 0 for the first one. */
    request: z.extend(outsideBotDraft, { version, new_secret: z._default(z.boolean(), false) }),
    /** `secret` is what requests are signed with; it is told when it is made, and never again. */
    response: z.extend(aiAccessView, { secret: z.nullable(z.string()) }),
    errors: ['plan_lacks', 'stale_version', 'subscription_expired'],
  }),
  testBot: defineEndpoint({
    method: 'POST',
    path: `${path}/bot/test`,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    audit: 'none',
    summary: 'Ask the bot elsewhere one question and keep how that went; for admins',
    request: nothing,
    response: aiAccessView,
    errors: ['plan_lacks', 'subscription_expired'],
  }),
  removeBot: defineEndpoint({
    method: 'DELETE',
    path: `${path}/bot`,
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    audit: 'call',
    summary: 'Forget the bot elsewhere and its secret; for admins',
    request: nothing,
    response: aiAccessView,
    errors: ['subscription_expired'],
  }),
};
