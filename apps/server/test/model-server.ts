import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

/** What a model was asked. */
export interface ModelAsked {
  /** Its instructions. */
  system: string;
  /** The blocks that it works on. */
  user: string;
  /** Names of the tools that it may call, and what came back from those that it has called. */
  tools: string[];
  results: string[];
}

/** What it does: says something, or fails in a way of its own. */
export type ModelReply =
  | string
  | { calls: { name: string; arguments: unknown }[] }
  /** Ends for a reason of its own. */
  | { says: string; finish: string }
  /** Answers in one piece, as a server does that does not stream. */
  | { message: object; finish: string }
  | { fails: 'hangs' | 'is cut off' | 'answers nonsense' | 'stops in the middle' }
  | { status: number };

export interface ModelServer {
  /** For `MODEL_URL`. */
  readonly url: string;
  readonly asked: ModelAsked[];
  /** What it does from now on. */
  reply: (asked: ModelAsked) => ModelReply;
  close(): Promise<void>;
}

/** An OpenAI-compatible API on loopback, which streams as the real ones do. */
export async function openModelServer(reply: ModelServer['reply'] = () => 'ok', port = 0): Promise<ModelServer> {
  const asked: ModelAsked[] = [];
  const model: Pick<ModelServer, 'reply'> = { reply };
  const server: Server = createServer((request, response) => {
    void readText(request).then((body) => {
      const { messages, tools = [] } = JSON.parse(body) as {
        messages: { role: string; content: unknown }[];
        tools?: { function: { name: string } }[];
      };
      const of = (role: string) =>
        messages
          .filter((each) => each.role === role)
          .map(({ content }) => textOf(content))
          .join('\n');
      const results = messages.filter(({ role }) => role === 'tool').map(({ content }) => textOf(content));
      const question = { system: of('system'), user: of('user'), tools: tools.map((tool) => tool.function.name), results };
      asked.push(question);
      respond(response, model.reply(question));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    get reply() {
      return model.reply;
    },
    set reply(next) {
      model.reply = next;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return (content as { text?: string }[]).map(({ text = '' }) => text).join('');
}

function respond(response: ServerResponse, reply: ModelReply): void {
  if (typeof reply === 'string') return stream(response, reply, 'stop');
  if ('says' in reply) return stream(response, reply.says, reply.finish);
  if ('message' in reply) return whole(response, reply);
  if ('calls' in reply) return callTools(response, reply.calls);
  if ('status' in reply) return void response.writeHead(reply.status).end('{"error":{"message":"no"}}');
  if (reply.fails === 'answers nonsense') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>hello</html>');
  if (reply.fails === 'stops in the middle') return stream(response, 'Half a', 'length');
  if (reply.fails === 'is cut off') {
    open(response);
    write(response, { delta: { role: 'assistant', content: 'Half a' }, finish_reason: null });
    setImmediate(() => response.destroy());
  }
}

function open(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
}

function stream(response: ServerResponse, text: string, finish: string): void {
  open(response);
  for (const part of text.match(/[\s\S]{1,12}/gu) ?? [])
    write(response, { delta: { role: 'assistant', content: part }, finish_reason: null });
  write(response, { delta: {}, finish_reason: finish });
  response.end('data: [DONE]\n\n');
}

function whole(response: ServerResponse, { message, finish }: { message: object; finish: string }): void {
  const choices = [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: finish }];
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ id: '1', object: 'chat.completion', created: 1, model: 'test-model', choices }));
}

function callTools(response: ServerResponse, calls: { name: string; arguments: unknown }[]): void {
  open(response);
  const made = calls.map(({ name, arguments: values }, index) => ({
    index,
    id: `call_${index}_${Date.now()}`,
    type: 'function',
    function: { name, arguments: typeof values === 'string' ? values : JSON.stringify(values) },
  }));
  write(response, { delta: { role: 'assistant', tool_calls: made }, finish_reason: null });
  write(response, { delta: {}, finish_reason: 'tool_calls' });
  response.end('data: [DONE]\n\n');
}

function write(response: ServerResponse, choice: object): void {
  const chunk = { id: '1', object: 'chat.completion.chunk', created: 1, model: 'test-model', choices: [{ index: 0, ...choice }] };
  response.write(`data: ${JSON.stringify(chunk)}\n\n`);
}

/** What stands in a block of what a model was asked. */
export function blockOf({ user }: ModelAsked, name: string): string {
  return new RegExp(`<${name}>\\n([\\s\\S]*?)\\n</${name}>`, 'u').exec(user)?.[1] ?? '';
}
