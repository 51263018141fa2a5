import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { platform } from './platform.ts';
import { printOpenApi } from './openapi.ts';
import { EVENT_TYPES } from './event.ts';
import { printWebhooks } from './print-webhooks.ts';

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { name: string; in: string; required: boolean }[];
  readonly security?: readonly unknown[];
  readonly requestBody?: { content: Record<string, { schema: { required: readonly string[] } }> };
  readonly responses: Record<string, { description: string }>;
}

const description: Record<string, unknown> = { ...printOpenApi(platform, { title: 'Lobby', version: '1' }), webhooks: printWebhooks() };
const paths = description['paths'] as Record<string, Record<string, Operation>>;
const calls = Object.entries(platform).flatMap(([noun, verbs]) =>
  Object.entries(verbs).map(([verb, endpoint]) => ({ name: `${noun}.${verb}`, endpoint })),
);
const operations = calls.map(({ name, endpoint }) => ({
  name,
  endpoint,
  operation: paths[endpoint.path]?.[endpoint.method.toLowerCase()],
}));

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === '$ref' && typeof inner === 'string' ? [inner] : referencesIn(inner)));
}

function isThere(reference: string): boolean {
  const steps = reference.replace(/^#\//, '').split('/');
  return (
    reference.startsWith('#/') &&
    steps.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], description) !== undefined
  );
}

test('is OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(description));
  expect(errors ?? []).toEqual([]);
  expect([valid, validator.version]).toEqual([true, '3.1']);
});

test('every reference leads somewhere', () => {
  const references = new Set(referencesIn(description));
  expect(references).toContain('#/components/schemas/Failure');
  expect([...references].filter((reference) => !isThere(reference))).toEqual([]);
});

test('no two calls are the same', () => {
  expect(new Set(calls.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)).size).toBe(calls.length);
});

describe.each(operations)('$name', ({ name, endpoint, operation }) => {
  test('is there under its name, and needs a token unless anyone may call', () => {
    expect(operation?.operationId).toBe(name);
    expect(operation?.security !== undefined).toBe(endpoint.caller !== 'anyone');
  });

  test('names every parameter of its path', () => {
    const inPath = operation?.parameters.filter((parameter) => parameter.in === 'path') ?? [];
    expect(inPath.map((parameter) => `{${parameter.name}}`)).toEqual(endpoint.path.match(/\{\w+\}/g) ?? []);
    expect(inPath.every(({ required }) => required)).toBe(true);
  });

  test('tells each of its failures', () => {
    const told = Object.values(operation?.responses ?? {})
      .map((response) => response.description)
      .join(', ');
    for (const error of [...endpoint.errors, 'internal', ...(endpoint.caller === 'anyone' ? [] : ['signed_out'])])
      expect(told).toContain(error);
  });
});

test('an upload asks for its file', () => {
  const body = paths[platform.corpus.import.path]?.['post']?.requestBody?.content ?? {};
  expect(Object.keys(body)).toEqual(['multipart/form-data']);
  expect(body['multipart/form-data']?.schema.required).toContain('file');
});

test('describes what each event sends', () => {
  const webhooks = description['webhooks'] as Record<string, { post: Operation }>;
  expect(Object.keys(webhooks)).toEqual([...EVENT_TYPES]);
  expect(webhooks['message.created']?.post).toMatchObject({
    requestBody: { content: { 'application/json': { schema: { properties: { type: { const: 'message.created' } } } } } },
  });
  expect(webhooks['message.created']?.post.parameters.map(({ name }) => name)).toEqual([
    'webhook-id',
    'webhook-timestamp',
    'webhook-signature',
  ]);
});
