import { CODES, KEY_ERRORS, type CodeName } from './codes.ts';

type Json = Record<string, unknown>;

/** What a call over MCP may be refused with before a tool is called. */
const REFUSALS: readonly CodeName[] = [...KEY_ERRORS, 'refused', 'too_large', 'throttled', 'internal', 'unavailable'];
/** Where the request itself is not one that MCP knows. */
const NOT_MCP = {
  400: 'No JSON-RPC',
  405: 'There is no stream to listen to, and no session to end',
  406: 'It accepts no answer that there is',
  415: 'The body is no JSON',
  431: 'The headers are too large',
};

/** The MCP server in OpenAPI: one path, whose messages MCP itself describes. */
export function printMcp(): Json {
  const refusals = new Map<number, string[]>();
  for (const name of REFUSALS)
    refusals.set(CODES[name].status, [...(refusals.get(CODES[name].status) ?? []), `${CODES[name].code} ${name}`]);
  const failure = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
  const rpc = { 'application/json': { schema: { type: 'object' } } };
  const responses = {
    ...Object.fromEntries(Object.entries(NOT_MCP).map(([status, description]) => [status, { description, content: rpc }])),
    ...Object.fromEntries([...refusals].map(([status, names]) => [String(status), { description: names.join(', '), content: failure }])),
  };
  const called = {
    200: { description: 'The answers', content: { ...rpc, 'text/event-stream': {} } },
    202: { description: 'Nothing to answer' },
  };
  const operation = { tags: ['open'], security: [{ key: [] }], parameters: [] };
  return {
    post: {
      ...operation,
      operationId: 'open.mcp',
      summary: 'Model Context Protocol: JSON-RPC over streamable HTTP, without sessions',
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { anyOf: [{ type: 'object' }, { type: 'array', maxItems: 20 }] } } },
      },
      responses: { ...responses, ...called },
    },
    get: { ...operation, operationId: 'open.mcpStream', summary: 'There is no stream: answers 405', responses },
    delete: { ...operation, operationId: 'open.mcpEnd', summary: 'There is no session: answers 405', responses },
  };
}
