import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { text } from './fields.ts';
import { localeSchema as locale } from './locales.ts';

/** Longest question of a program, in characters, and turns that it may tell of what was said before. */
export const OPEN_QUESTION_MAX = 2_000;
export const OPEN_HISTORY_MAX = 20;
/** Most hits of one search. */
export const OPEN_HITS_MAX = 10;

/** Where programs ask: each call carries a key as `Authorization: Bearer`. */
export const OPEN_PATHS = { ask: '/api/open/ask', search: '/api/open/search', mcp: '/api/open/mcp' } as const;

export const openQuestion = z.object({
  question: text(OPEN_QUESTION_MAX),
  /** Language of the answer where the question shows none. */
  locale: z.optional(locale),
  /** What was said before, oldest first. */
  history: z._default(
    z.array(z.object({ role: z.enum(['visitor', 'assistant']), text: text(OPEN_QUESTION_MAX) })).check(z.maxLength(OPEN_HISTORY_MAX)),
    [],
  ),
  /** True answers with server-sent events: `text` with the text so far, then one `answer` or `error`. */
  stream: z._default(z.boolean(), false),
});
export type OpenQuestion = z.output<typeof openQuestion>;

const openSource = z.object({ title: z.string(), address: z.optional(z.string()) });

export const openAnswer = z.object({
  id: z.uuid(),
  /** `handoff` says that a person is called for; who asks sees to it. `clarify` asks which of the candidates was meant. */
  kind: z.enum(['exact', 'generated', 'small_talk', 'no_answer', 'handoff', 'clarify']),
  text: z.string(),
  locale: z.string(),
  sources: z.array(openSource),
  /** Of `clarify`, the likeliest first: with the turns so far as `history`, the next `question` may be a title or its number. */
  candidates: z._default(z.array(z.object({ ...openSource.shape, confidence: z.number() })), []),
  /** 0 to 1; null where nothing was searched. */
  confidence: z.nullable(z.number()),
});
export type OpenAnswer = z.output<typeof openAnswer>;

export const openSearch = z.object({
  query: text(OPEN_QUESTION_MAX),
  locale: z.optional(locale),
  limit: z._default(z.int().check(z.gte(1), z.lte(OPEN_HITS_MAX)), 5),
});
export type OpenSearch = z.output<typeof openSearch>;

export const openHits = z.object({
  items: z.array(z.object({ ...openSource.shape, text: z.string(), locale: z.string(), score: z.number() })),
});
export type OpenHits = z.output<typeof openHits>;

/** The calls of programs, beside the MCP server; they carry a key, not a token. */
export const openCalls = {
  ask: defineEndpoint({
    method: 'POST',
    path: OPEN_PATHS.ask,
    caller: 'key',
    scope: 'bot:ask',
    idempotency: 'none',
    summary: 'Ask the bot',
    request: openQuestion,
    response: openAnswer,
    errors: [],
  }),
  search: defineEndpoint({
    method: 'POST',
    path: OPEN_PATHS.search,
    caller: 'key',
    scope: 'knowledge:read',
    idempotency: 'none',
    summary: 'Search what the bot knows',
    request: openSearch,
    response: openHits,
    errors: [],
  }),
};
