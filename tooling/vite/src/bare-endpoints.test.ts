import { expect, test } from 'vitest';
import { stripEndpoints } from './bare-endpoints.ts';

test('leaves of a call what sending it needs', () => {
  const stripped = stripEndpoints(
    `
export const noun = {
  verb: defineEndpoint({
    method: 'POST',
    path: '/api/noun/{id}',
    caller: 'visitor',
    summary: 'A word, or "two"',
    request: z.object({ id, text: text(4), nested: z.object({ a: z.int() }) }),
    response: message,
    answers: 'file',
    errors: ['too_large', 'not_found'],
  }),
};
const other = { summary: 'stays', request: 1 };`,
    new Set(['summary', 'response', 'errors']),
  );
  expect(stripped.replaceAll(/\s+/g, ' ')).toBe(
    " export const noun = { verb: defineEndpoint({ method: 'POST', path: '/api/noun/{id}', caller: 'visitor', request: z.object({ id, text: text(4), nested: z.object({ a: z.int() }) }), answers: 'file', }), }; const other = { summary: 'stays', request: 1 };",
  );
});

test('leaves everything else as it is', () => {
  const source = "import { z } from 'zod/mini';\nexport type A<T> = { [K in keyof T]: T[K] };\nexport const id = z.uuid();\n";
  expect(stripEndpoints(source, new Set(['request']))).toBe(source);
});
