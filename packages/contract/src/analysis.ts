import { z } from 'zod/mini';
import { analysedConversation, analysisReport, channelReport, reportFileRequest, reportRequest, rowsRequest } from './analysis-report.ts';
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
import { setupStep } from './tenant.ts';

/** Conversations of one day of the business, from `day` and before `end`; each number is the length of the list of that figure (`CONVERSATION_FIGURES`). */
const day = z.object({
  day: epochMs,
  end: epochMs,
  begun: z.int(),
  asked: z.int(),
  answered: z.int(),
  unanswered: z.int(),
  handed_over: z.int(),
  /** Of those begun, in which a person was called or came; the others are the bot's alone. */
  with_person: z.int(),
});

/** What a visitor gave a conversation. */
const overviewRating = z.object({
  conversation_id: z.string(),
  contact: z.object({ no: z.int(), name: z.nullable(z.string()) }),
  /** Who had the conversation; null where the bot alone did. */
  agent_name: z.nullable(z.string()),
  score: z.int(),
  comment: z.string(),
  at: epochMs,
});

/** Ratings of a time, and their mean; null where none was given. */
const rated = { rated: z.int(), score: z.nullable(z.number()) };

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
      /**
       * `waiting` counts the view of that name, `longest_wait_since` is when the first of them began to wait; `unread` are messages that the
       * caller has not seen, in the `unread_in` conversations of that figure.
       */
      now: z.object({
        waiting: z.int(),
        queued: z.int(),
        open: z.int(),
        bot: z.int(),
        longest_wait_since: z.nullable(epochMs),
        unread: z.int(),
        unread_in: z.int(),
      }),
      today: day,
      yesterday: day,
      days: z.array(day),
      days_before: z.array(day),
      /** Conversations of the seven days in which the bot was asked something, in which an answer was judged, and disliked. */
      week: z.object({ asked: z.int(), judged: z.int(), disliked: z.int(), ...rated }),
      /** What the caller has: conversations whose visitor waits, all of them, and what was rated in the seven days. */
      mine: z.object({ waiting: z.int(), open: z.int(), ...rated }),
      /** Work orders that are going on, of them the caller's, those that are late, and those that become due today. */
      orders: z.object({ open: z.int(), mine: z.int(), overdue: z.int(), due_today: z.int() }),
      /** Of the last 30 days, the latest first: with one or two stars, and whatever was given to the caller. */
      low_ratings: z.array(overviewRating),
      my_ratings: z.array(overviewRating),
      /** By language those that are published. */
      entries: z.object({ published: z.int(), draft: z.int(), archived: z.int(), by_locale: localeCounts }),
      top_entries: z.array(z.object({ entry_id: z.string(), question: z.string(), hit_count: z.int() })),
      /** Steps of the set-up, true when done, and those that are skipped. */
      steps: z.object({
        entries: z.boolean(),
        bot: z.boolean(),
        conversation: z.boolean(),
        site: z.boolean(),
        invite: z.boolean(),
        hours: z.boolean(),
        channel: z.boolean(),
      }),
      skipped_steps: z.array(setupStep),
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
  /** Read from facts of each conversation, which follow what happens within a minute or two. Whoever sees some conversations sees the figures of those. */
  report: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/analysis/report',
    caller: 'staff',
    permission: 'session.view',
    visibility: 'conversations',
    summary: 'Figures of all conversations in a period, beside the period before',
    request: reportRequest,
    response: analysisReport,
    errors: [],
    servesExpired: true,
  }),
  channels: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/analysis/channel',
    caller: 'staff',
    permission: 'session.view',
    visibility: 'conversations',
    summary: 'Figures of a period by channel, language, diversion link, campaign and page',
    request: reportRequest,
    response: channelReport,
    errors: [],
    servesExpired: true,
  }),
  conversations: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/analysis/conversations',
    caller: 'staff',
    permission: 'session.view',
    visibility: 'conversations',
    summary: 'Conversations behind a figure of the analysis, the latest first, a page at a time',
    request: rowsRequest,
    response: z.object({ items: z.array(analysedConversation), next_cursor: z.nullable(z.string()) }),
    errors: [],
    servesExpired: true,
  }),
  export: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/analysis/export',
    caller: 'staff',
    permission: 'session.view',
    visibility: 'conversations',
    rateLimit: { caller: 'exportsPerHour' },
    summary: 'Every conversation of a period with what is counted of it, as CSV (UTF-8 with BOM) or XLSX, as fast as it is read',
    request: reportFileRequest,
    response: nothing,
    errors: [],
    answers: 'file',
    servesExpired: true,
  }),
};
