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
    true,
  );
  expect(stripped.replaceAll(/\s+/g, ' ')).toBe(
    " export const noun = { verb: defineEndpoint({ method: 'POST', path: '/api/noun/{id}', caller: 'visitor', request: z.object({ id, text: text(4), nested: z.object({ a: z.int() }) }), answers: 'file', }), }; const other = { summary: 'stays', request: 1 };",
  );
});

test('a call without its request has none of a call that is spread into it', () => {
  const stripped = stripEndpoints(`const a = defineEndpoint({ ...other, request: z.object({ id }), path: '/x' });`, false);
  expect(stripped).toBe(`const a = defineEndpoint({ ...other, request: undefined, path: '/x' });`);
});

test('leaves everything else as it is', () => {
  const source = "import { z } from 'zod/mini';\nexport type A<T> = { [K in keyof T]: T[K] };\nexport const id = z.uuid();\n";
  expect(stripEndpoints(source, false)).toBe(source);
});
