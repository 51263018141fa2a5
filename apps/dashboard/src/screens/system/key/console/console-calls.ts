import { OPEN_PATHS, openCalls, openPlatform, type KeyScope } from '@lobby/contract';

const { openConversation, openContact, openWorkOrder, openEntry, openArticle, openFigure } = openPlatform;

/** A call as the console offers it, with something to begin from. */
export interface ConsoleCall {
  readonly method: string;
  readonly path: string;
  readonly scope: KeyScope;
  /** JSON of the body, or the query; parts of the path in braces stand in the path. */
  readonly example: string;
}

interface Described {
  readonly method: string;
  readonly path: string;
  readonly scope: KeyScope;
}

const of = ({ method, path, scope }: Described, example: object | string): ConsoleCall => ({
  method,
  path,
  scope,
  example: typeof example === 'string' ? example : JSON.stringify(example, null, 2),
});

/** In the order of the reference. Ids are to be put in. */
export const CONSOLE_CALLS: readonly ConsoleCall[] = [
  of(openCalls.search, { query: 'guarantee', limit: 5 }),
  of(openCalls.ask, { question: 'How long is the guarantee?', locale: 'en-US' }),
  of(openConversation.list, 'view=waiting&limit=20'),
  of(openConversation.get, ''),
  of(openConversation.messages, 'limit=50'),
  of(openConversation.write, { kind: 'reply', text: 'Your parcel left today.' }),
  of(openConversation.update, { status: 'resolved', tags: ['shipping'] }),
  of(openContact.list, 'limit=20'),
  of(openContact.get, ''),
  of(openContact.create, { name: 'Ada', email: 'ada@example.com', external_id: 'customer-1' }),
  of(openContact.update, { tags: ['b2b'] }),
  of(openWorkOrder.list, 'view=open&limit=20'),
  of(openWorkOrder.types, ''),
  of(openWorkOrder.get, ''),
  of(openWorkOrder.messages, 'limit=50'),
  of(openWorkOrder.create, { type_id: '', contact_id: '', subject: 'A pole broke', description: 'The left one.', fields: {} }),
  of(openWorkOrder.update, { version: 1, status: 'open' }),
  of(openWorkOrder.reply, { text: 'It arrives on Friday.' }),
  of(openEntry.list, 'status=published&limit=20'),
  of(openEntry.get, ''),
  of(openEntry.create, { question: 'How long is the guarantee?', answer: 'Two years.', locale: 'en-US' }),
  of(openEntry.update, { version: 1, answer: 'Three years.' }),
  of(openEntry.remove, ''),
  of(openArticle.list, 'locale=en-US&limit=20'),
  of(openArticle.get, 'locale=en-US'),
  of(openFigure.report, 'days=28'),
  of(openFigure.channels, 'days=28'),
];

export const nameOf = ({ method, path }: Pick<ConsoleCall, 'method' | 'path'>): string => `${method} ${path}`;

/** Whether what is written is a body, and no query. */
export const hasBody = ({ method }: Pick<ConsoleCall, 'method'>): boolean => method === 'POST' || method === 'PATCH';

/** What an assistant that speaks MCP is told. */
export function mcpConfiguration(origin: string): string {
  const server = { type: 'http', url: origin + OPEN_PATHS.mcp, headers: { Authorization: 'Bearer YOUR_KEY' } };
  return JSON.stringify({ mcpServers: { lobby: server } }, null, 2);
}
