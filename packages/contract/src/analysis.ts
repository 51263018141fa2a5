import { z } from 'zod/mini';
import {
  botOutcomes,
  botResults,
  figureConversation,
  figureRequest,
  outcomeQuestion,
  outcomeRequest,
  resultQuestions,
  resultRequest,
} from './bot-results.ts';
import { localeCounts } from './corpus.ts';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, nothing } from './fields.ts';

/** Conversations of one day of the business, from `day` and before `end`; each number is the length of the list of that figure (`CONVERSATION_FIGURES`). */
const day = z.object({
  day: epochMs,
  end: epochMs,
  begun: z.int(),
  asked: z.int(),
  answered: z.int(),
  unanswered: z.int(),
  handed_over: z.int(),
});

export const analysis = {
  /** Counts of the last seven days in the tenant's zone, today last, the seven before them as a basis. */
  overview: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/analysis/overview',
    caller: 'staff',
    permission: 'member',
    visibility: 'conversations',
    summary: 'Figures of the overview',
    request: nothing,
    response: z.object({
      /** `waiting` counts the view of that name, `longest_wait_since` is when the first of them began to wait. */
      now: z.object({ waiting: z.int(), queued: z.int(), open: z.int(), bot: z.int(), longest_wait_since: z.nullable(epochMs) }),
      today: day,
      yesterday: day,
      days: z.array(day),
      days_before: z.array(day),
      /** Conversations of the seven days in which the bot was asked something, in which an answer was judged, and disliked. */
      week: z.object({ asked: z.int(), judged: z.int(), disliked: z.int() }),
      /** By language those that are published. */
      entries: z.object({ published: z.int(), draft: z.int(), archived: z.int(), by_locale: localeCounts }),
      top_entries: z.array(z.object({ entry_id: z.string(), question: z.string(), hit_count: z.int() })),
      unanswered: z.array(z.object({ question: z.string(), conversation_id: z.string(), created_at: epochMs })),
      /** First steps of a new business, true when done. */
      steps: z.object({ entries: z.boolean(), bot: z.boolean(), conversation: z.boolean(), site: z.boolean() }),
    }),
    errors: [],
    servesExpired: true,
  }),
  /** Read from counts of whole days, which follow what happens within a minute or two. */
  bot: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/analysis/bot',
    caller: 'staff',
    permission: 'bot.edit',
    visibility: 'conversations',
    summary: 'What the bot did in a period, beside the period before',
    request: resultRequest,
    response: botResults,
    errors: [],
    servesExpired: true,
  }),
  botQuestions: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/analysis/bot/questions',
    caller: 'staff',
    permission: 'session.view',
    visibility: 'conversations',
    summary: 'What the bot is asked most, and what it answers worst',
    request: resultRequest,
    response: resultQuestions,
    errors: [],
    servesExpired: true,
  }),
  botConversations: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/analysis/bot/conversations',
    caller: 'staff',
    permission: 'session.view',
    visibility: 'conversations',
    summary: 'Conversations behind a figure, the latest first, a page at a time',
    request: figureRequest,
    response: z.object({ items: z.array(figureConversation), next_cursor: z.nullable(z.string()) }),
    errors: [],
    servesExpired: true,
  }),
  /** Counted from the questions themselves, so that each number is the length of its list. */
  botOutcomes: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/analysis/bot/outcomes',
    caller: 'staff',
    permission: 'bot.edit',
    visibility: 'conversations',
    summary: 'What came of the questions of a period, in sum and by language',
    request: resultRequest,
    response: botOutcomes,
    errors: [],
    servesExpired: true,
  }),
  botOutcomeQuestions: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/analysis/bot/outcomes/questions',
    caller: 'staff',
    permission: 'session.view',
    visibility: 'conversations',
    summary: 'Questions behind one of these numbers, the latest first, a page at a time',
    request: outcomeRequest,
    response: z.object({ items: z.array(outcomeQuestion), next_cursor: z.nullable(z.string()) }),
    errors: [],
    servesExpired: true,
  }),
  exportBot: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/analysis/bot/export',
    caller: 'staff',
    permission: 'bot.edit',
    visibility: 'conversations',
    summary: 'The figures of a period as CSV',
    request: resultRequest,
    response: nothing,
    errors: [],
    answers: 'file',
    servesExpired: true,
  }),
};
