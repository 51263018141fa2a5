import { platform, printOpenApi } from '@lobby/contract';
import { inSlices } from '#/in-slices.ts';

const INFO = { title: 'Lobby platform API', version: '1' };

let description: Promise<string> | undefined;

/** The OpenAPI document of every call, as JSON; made when somebody first asks for it, while others are answered. */
export function describeApi(): Promise<string> {
  return (description ??= describe());
}

async function describe(): Promise<string> {
  const paths: Record<string, object> = {};
  await inSlices(Object.entries(platform), ([noun, calls]) => {
    const part = printOpenApi({ [noun]: calls }, INFO)['paths'] as Record<string, object>;
    for (const [path, methods] of Object.entries(part)) paths[path] = { ...paths[path], ...methods };
  });
  return JSON.stringify({ ...printOpenApi({}, INFO), paths });
}
