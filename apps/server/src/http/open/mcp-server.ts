import { openAnswer, openHits, openQuestion, openSearch } from '@lobby/contract';
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { askBot } from '#/domains/open/ask-bot.ts';
import { searchKnowledge } from '#/domains/open/search-knowledge.ts';
import { requireScope, type KeyHolder } from '#/keys/authenticate-key.ts';
import type { Services } from '#/services.ts';

const VERSION = '1.0.0';

/** Answers one request over MCP with what its key may use. */
export function openMcp(services: Services, holder: KeyHolder) {
  return createMcpHandler(() => createMcpServer(services, holder), {
    onerror: (error) => services.log.warn({ err: error }, 'an MCP request failed'),
  });
}

/** The tools of one key: those that it may use. A server of its own for each request, so that nothing is kept between two, and nobody is there to be told of a change. */
function createMcpServer(services: Services, holder: KeyHolder): McpServer {
  const server = new McpServer({ name: 'lobby', version: VERSION }, { capabilities: { tools: { listChanged: false } } });
  if (holder.scopes.includes('knowledge:read')) {
    server.registerTool(
      'search_knowledge',
      {
        title: 'Search knowledge',
        description: 'Searches what the business has published for its customers: questions with answers, pages, documents.',
        inputSchema: z.object({
          query: z.string().min(1).max(2_000).describe('What to look for, in any language'),
          limit: z.int().min(1).max(10).optional().describe('How many hits, 5 by default'),
        }),
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      async ({ query, limit }) => {
        requireScope(holder, 'knowledge:read');
        const found = openHits.parse(await searchKnowledge(services, holder.tenantId, openSearch.parse({ query, limit })));
        return { content: [{ type: 'text', text: JSON.stringify(found.items) }] };
      },
    );
  }
  if (holder.scopes.includes('bot:ask')) {
    server.registerTool(
      'ask',
      {
        title: 'Ask the bot',
        description:
          'Asks the customer service bot of the business, which answers from its knowledge only, and names its sources. Where it is not sure it names candidates with their confidence: ask again with the title of one.',
        inputSchema: z.object({ question: z.string().min(1).max(2_000).describe('The question, as a customer would put it') }),
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      async ({ question }) => {
        requireScope(holder, 'bot:ask');
        const answer = openAnswer.parse(await askBot(services, holder.tenantId, openQuestion.parse({ question }), ignoreText));
        return { content: [{ type: 'text', text: JSON.stringify(answer) }] };
      },
    );
  }
  return server;
}

/** A tool answers with the whole text. */
function ignoreText(): void {
  return undefined;
}
