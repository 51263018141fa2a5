import {
  CHANNEL_KINDS,
  LOCALES,
  openAnswer,
  openConversations,
  openFigures,
  openHits,
  openQuestion,
  openSearch,
  openWorkOrders,
  RESULT_DAYS_MAX,
  type Endpoint,
  type KeyScope,
  type Locale,
} from '@lobby/contract';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Call } from '#/call.ts';
import { keepWithinChannels } from '#/domains/reach/within-reach.ts';
import { BusinessError } from '#/errors.ts';
import { requireScope, type KeyHolder } from '#/keys/authenticate-key.ts';
import { actorOf, recordProgram } from '#/open/act-as-key.ts';
import { askBot } from '#/open/ask-bot.ts';
import { openRoutes } from '#/open/module.ts';
import { searchKnowledge } from '#/open/search-knowledge.ts';
import { suggestReply } from '#/open/suggest-reply.ts';
import type { Services } from '#/services.ts';
import { say } from '#/words.ts';

const VERSION = '1.1.0';

/** From where a program calls, and in which language it is told what is wrong. */
export interface McpCaller {
  ip: string;
  locale: Locale;
}

/** Answers one request over MCP with what its key may use. */
export function openMcp(services: Services, holder: KeyHolder, caller: McpCaller) {
  return createMcpHandler(() => createMcpServer(services, holder, caller), {
    onerror: (error) => services.log.warn({ err: error }, 'an MCP request failed'),
  });
}

const id = z.uuid();
const page = {
  cursor: z.string().max(500).optional().describe('next_cursor of the page before'),
  limit: z.int().min(1).max(50).optional(),
};

const day = z.iso.date();
const period = z.object({
  from: day.optional().describe('First day, in the time zone of the business; together with `to`'),
  to: day.optional().describe('Last day, included'),
  days: z.int().min(1).max(RESULT_DAYS_MAX).optional().describe('So many days until today, where no first day is named; 28 by default'),
  channel: z.enum(CHANNEL_KINDS).optional(),
  locale: z.enum(LOCALES).optional(),
  agent: z.int().min(0).optional().describe('Id of the person who replied first; 0 is nobody'),
  team: id.optional(),
});

interface Tool {
  name: string;
  scope: KeyScope;
  title: string;
  description: string;
  input: z.ZodObject;
  isReading?: boolean;
  act: (input: Record<string, unknown>) => Promise<unknown>;
}

/** The tools of one key: those that it may use. A server of its own for each request, so that nothing is kept between two, and nobody is there to be told of a change. */
function createMcpServer(services: Services, holder: KeyHolder, caller: McpCaller): McpServer {
  const server = new McpServer({ name: 'lobby', version: VERSION }, { capabilities: { tools: { listChanged: false } } });
  const actor = actorOf(holder);
  for (const { name, scope, title, description, input, isReading = true, act } of toolsOf(services, holder, caller)) {
    if (!holder.scopes.includes(scope)) continue;
    server.registerTool(
      name,
      { title, description, inputSchema: input, annotations: { readOnlyHint: isReading, destructiveHint: false, openWorldHint: false } },
      async (given: Record<string, unknown>) => {
        requireScope(holder, scope);
        await recordProgram(services, { actor, ip: caller.ip }, 'key.tool', ['key', holder.keyId], name);
        try {
          return { content: [{ type: 'text' as const, text: JSON.stringify(await act(given)) }] };
        } catch (error) {
          if (!(error instanceof BusinessError)) throw error;
          return { isError: true, content: [{ type: 'text' as const, text: wordsOf(error, caller.locale) }] };
        }
      },
    );
  }
  return server;
}

/** What a tool says where it refuses: the sentence of the code, and of each field. */
function wordsOf({ code, words, details }: BusinessError, locale: Locale): string {
  const fields = (details.fields ?? []).map(({ path, message }) => `${path}: ${message}`);
  return [say(locale, `errors.${code}`, words), ...fields].join('\n');
}

function toolsOf(services: Services, holder: KeyHolder, { ip, locale }: McpCaller): Tool[] {
  const actor = actorOf(holder);
  const call = { actor, locale, ip, services: keepWithinChannels(services, actor), userAgent: '', origin: '' };
  /** The verb of a call of programs, with its request read and its answer reduced as over HTTP. */
  const verb = (endpoint: Endpoint, handler: unknown) => async (given: Record<string, unknown>) => {
    const request = endpoint.request.parse(given);
    return endpoint.response.parse(await (handler as (call: Call) => Promise<unknown>)({ ...call, request } as unknown as Call));
  };
  const { openConversation: conversation, openWorkOrder: order, openFigure: figure } = openRoutes;
  return [
    {
      name: 'search_knowledge',
      scope: 'knowledge:read',
      title: 'Search knowledge',
      description: 'Searches what the business has published for its customers: questions with answers, pages, documents.',
      input: z.object({
        query: z.string().min(1).max(2_000).describe('What to look for, in any language'),
        limit: z.int().min(1).max(10).optional().describe('How many hits, 5 by default'),
      }),
      act: async (given) => openHits.parse(await searchKnowledge(services, holder.tenantId, openSearch.parse(given))).items,
    },
    {
      name: 'ask',
      scope: 'bot:ask',
      title: 'Ask the bot',
      description:
        'Asks the customer service bot of the business, which answers from its knowledge only, and names its sources. Where it is not sure it names candidates with their confidence: ask again with the title of one.',
      input: z.object({ question: z.string().min(1).max(2_000).describe('The question, as a customer would put it') }),
      act: async (given) => openAnswer.parse(await askBot(services, holder.tenantId, openQuestion.parse(given), ignoreText)),
    },
    {
      name: 'list_conversations',
      scope: 'conversations:read',
      title: 'List conversations',
      description:
        'Lists conversations with customers, the latest change first. `all` is what goes on, `waiting` whoever waits for a person.',
      input: z.object({
        view: z.enum(['all', 'waiting', 'queued', 'bot', 'snoozed', 'resolved']).optional(),
        q: z.string().max(200).optional().describe('In the customer’s name, addresses and messages, or the number'),
        ...page,
      }),
      act: verb(openConversations.list, conversation.list),
    },
    {
      name: 'read_conversation',
      scope: 'conversations:read',
      title: 'Read a conversation',
      description: 'The messages of a conversation, the oldest first.',
      input: z.object({ id, ...page }),
      act: verb(openConversations.messages, conversation.messages),
    },
    {
      name: 'draft_reply',
      scope: 'conversations:write',
      title: 'Draft a reply',
      description:
        'Suggests a reply for a conversation to the team, as a note beside it. The customer sees nothing until a person sends it.',
      input: z.object({ id, text: z.string().min(1).max(3_900).describe('The reply, in the customer’s language') }),
      isReading: false,
      act: (given) => suggestReply({ ...call, onceId: randomUUID() }, given as { id: string; text: string }),
    },
    {
      name: 'list_work_orders',
      scope: 'work_orders:read',
      title: 'List work orders',
      description: 'Lists work orders, which are requests of customers that take time. `open` is what is not settled.',
      input: z.object({
        view: z.enum(['open', 'unassigned', 'overdue', 'settled', 'all']).optional(),
        q: z.string().max(200).optional().describe('Number, subject, description or whose it is'),
        ...page,
      }),
      act: verb(openWorkOrders.list, order.list),
    },
    {
      name: 'get_work_order',
      scope: 'work_orders:read',
      title: 'Read a work order',
      description: 'One work order with what was filled in, its state and its solution.',
      input: z.object({ id }),
      act: verb(openWorkOrders.get, order.get),
    },
    {
      name: 'list_work_order_types',
      scope: 'work_orders:read',
      title: 'List the types of work orders',
      description: 'The types with the fields that each asks for: needed to create a work order.',
      input: z.object({}),
      act: verb(openWorkOrders.types, order.types),
    },
    {
      name: 'create_work_order',
      scope: 'work_orders:write',
      title: 'Create a work order',
      description: 'Makes a work order for a contact, or out of a conversation.',
      input: z.object({
        type_id: id,
        contact_id: id.optional(),
        origin_conversation_id: id.optional(),
        subject: z.string().min(1),
        description: z.string().min(1),
        fields: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])).optional(),
      }),
      isReading: false,
      act: verb(openWorkOrders.create, order.create),
    },
    {
      name: 'get_report',
      scope: 'figures:read',
      title: 'Read the figures',
      description:
        'Counts all conversations of a period, beside as many days before it: by day, hour of the week, person and team, with what the bot resolved, waits and ratings.',
      input: period,
      act: verb(openFigures.report, figure.report),
    },
    {
      name: 'get_channel_report',
      scope: 'figures:read',
      title: 'Read the figures by channel',
      description: 'The same by channel, language, diversion link and page, with messages that were not delivered.',
      input: period,
      act: verb(openFigures.channels, figure.channels),
    },
  ];
}

/** A tool answers with the whole text. */
function ignoreText(): void {
  return undefined;
}
