import { OPEN_PATHS, openCalls, platform, printMcp, printOpenApi, printWebhooks } from '@lobby/contract';
import { inSlices } from '#/in-slices.ts';

const INFO = { title: 'Lobby platform API', version: '1' };

/** Every call that is described: those with a token or without one, and those of programs. */
export const DESCRIBED = { ...platform, open: openCalls };

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
