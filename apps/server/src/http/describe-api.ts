import { OPEN_PATHS, openCalls, openPlatform, platform, printMcp, printOpenApi, printWebhooks } from '@lobby/contract';
import { inSlices } from '#/in-slices.ts';

/** What holds for every program, in Markdown. */
export const VERSION_RULE = `Programs call \`/api/open/v1\` with a key as \`Authorization: Bearer\`; \`/api/open/ask\`, \`/search\` and \`/mcp\` are part of version 1. Within a version calls, fields and values are added, and nothing is taken away or changes its meaning: leave alone what you do not know. What will go is marked as deprecated here and answers with the headers \`Deprecation\` and \`Sunset\` for at least twelve months before it does. Lists are read page by page: \`next_cursor\` of one is the \`cursor\` of the next, until it is null. Give each write a name of your own in \`Idempotency-Key\`, and it can be repeated. Who calls too often is told with 429 and \`Retry-After\`.`;

const INFO = { title: 'Lobby platform API', version: '1', description: VERSION_RULE };

/** Every call that is described: those with a token or without one, and those of programs. */
export const DESCRIBED = { ...platform, open: openCalls, ...openPlatform };

let description: Promise<string> | undefined;

/** The OpenAPI document of every call, as JSON; made when somebody first asks for it, while others are answered. */
export function describeApi(): Promise<string> {
  return (description ??= describe());
}

async function describe(): Promise<string> {
  const paths: Record<string, object> = {};
  await inSlices(Object.entries(DESCRIBED), ([noun, calls]) => {
    const part = printOpenApi({ [noun]: calls }, INFO)['paths'] as Record<string, object>;
    for (const [path, methods] of Object.entries(part)) paths[path] = { ...paths[path], ...methods };
  });
  return JSON.stringify({ ...printOpenApi({}, INFO), paths: { ...paths, [OPEN_PATHS.mcp]: printMcp() }, webhooks: printWebhooks() });
}
