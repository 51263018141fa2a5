import { z } from 'zod/mini';
import { CODES, COMMON_ERRORS, KEY_ERRORS, REPEAT_ERRORS, TOKEN_ERRORS, type CodeName } from './codes.ts';
import { permissionFor, type Endpoint } from './endpoint.ts';
import { envelopeOf, failureEnvelope } from './envelope.ts';
import { HEADERS } from './headers.ts';
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_NAME_MAX } from './open-platform.ts';

type Json = Record<string, unknown>;

/** Options of `z.toJSONSchema` for what arrives and what leaves. */
const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as Json;
  return rest;
};

/**
 * Prints OpenAPI 3.1 from the descriptors: one operation a call, named `noun.verb`.
 * @param nouns the calls by noun, usually `platform`
 */
export function printOpenApi(
  nouns: Record<string, Record<string, Endpoint>>,
  info: { title: string; version: string; description?: string },
): Json {
  const paths: Record<string, Json> = {};
  for (const [noun, calls] of Object.entries(nouns)) {
    for (const [verb, endpoint] of Object.entries(calls)) {
      const item = (paths[endpoint.path] ??= {});
      item[endpoint.method.toLowerCase()] = operation(`${noun}.${verb}`, noun, endpoint);
    }
  }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: HEADERS.token }, key: { type: 'http', scheme: 'bearer' } },
      schemas: { Failure: schemaOf(failureEnvelope, 'output') },
    },
  };
}

function operation(operationId: string, tag: string, endpoint: Endpoint): Json {
  const schema = schemaOf(endpoint.request, 'input');
  const properties = (schema['properties'] ?? {}) as Record<string, Json>;
  const required = new Set((schema['required'] ?? []) as string[]);
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const rest = Object.keys(properties).filter((name) => !inPath.includes(name));
  return {
    operationId,
    tags: [tag],
    summary: endpoint.summary,
    ...(endpoint.deprecated ? { deprecated: true } : {}),
    ...neededFor(endpoint),
    ...securityOf(endpoint),
    parameters: [
      ...inPath.map((name) => ({ name, in: 'path', required: true, schema: properties[name] ?? { type: 'string' } })),
      ...(inQuery ? rest.map((name) => ({ name, in: 'query', required: required.has(name), schema: properties[name] })) : []),
      ...(isRepeatable(endpoint) ? [REPEAT_PARAMETER] : []),
    ],
    ...(inQuery ? {} : { requestBody: requestBody(endpoint, rest, properties, required) }),
    responses: responses(endpoint),
  };
}

/** What whoever calls has to hold. */
function neededFor(endpoint: Endpoint): Json {
  if (endpoint.caller === 'key') return { description: `Needs a key with the scope \`${endpoint.scope}\`.` };
  const permission = permissionFor(endpoint);
  return permission === undefined ? {} : { description: `Needs the permission \`${permission}\`.` };
}

/** Whether a program may name a write, so that it can be repeated. */
export function isRepeatable(endpoint: Endpoint): boolean {
  return endpoint.caller === 'key' && endpoint.idempotency === 'header';
}

const REPEAT_PARAMETER: Json = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: false,
  description: 'A name of your own for this write: for 24 hours the same again gets the same answer and is done once.',
  schema: { type: 'string', minLength: 1, maxLength: IDEMPOTENCY_NAME_MAX },
};

function securityOf({ caller }: Endpoint): Json {
  return caller === 'anyone' ? {} : { security: [{ [caller === 'key' ? 'key' : 'token']: [] }] };
}

/** What a call may answer beside its own codes, because of who makes it. */
function callerErrors(endpoint: Endpoint): readonly CodeName[] {
  const { caller } = endpoint;
  if (caller === 'key') return isRepeatable(endpoint) ? [...KEY_ERRORS, ...REPEAT_ERRORS] : KEY_ERRORS;
  return caller === 'anyone' ? [] : TOKEN_ERRORS;
}

function requestBody(endpoint: Endpoint, names: string[], properties: Record<string, Json>, required: Set<string>): Json {
  const multipart = endpoint.body === 'multipart';
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const schema = {
    type: 'object',
    properties: { ...Object.fromEntries(names.map((name) => [name, properties[name]])), ...(multipart ? { file } : {}) },
    required: [...names.filter((name) => required.has(name)), ...(multipart ? ['file'] : [])],
  };
  return { required: schema.required.length > 0, content: { [multipart ? 'multipart/form-data' : 'application/json']: { schema } } };
}

function responses(endpoint: Endpoint): Json {
  const failure = { $ref: '#/components/schemas/Failure' };
  const names: CodeName[] = [...endpoint.errors, ...COMMON_ERRORS, ...callerErrors(endpoint)];
  const byStatus = new Map<number, CodeName[]>();
  for (const name of new Set(names)) byStatus.set(CODES[name].status, [...(byStatus.get(CODES[name].status) ?? []), name]);
  const failures = [...byStatus]
    .toSorted(([a], [b]) => a - b)
    .map(([status, group]) => {
      const description = group.map((name) => `${CODES[name].code} ${name}`).join(', ');
      const headers = status === CODES.throttled.status ? { headers: RETRY_AFTER } : {};
      return [String(status), { description, ...headers, content: { 'application/json': { schema: failure } } }];
    });
  // 20024 travels with 200 (§8), so a call that may answer it has two shapes there.
  const okFailures = (byStatus.get(OK) ?? []).map((name) => `${CODES[name].code} ${name}`);
  return {
    ...(Object.fromEntries(failures) as Json),
    [HEADERS_TOO_LARGE]: {
      description: `${CODES.too_large.code} too_large: the headers`,
      content: { 'application/json': { schema: failure } },
    },
    [OK]: success(endpoint, okFailures, failure),
  };
}

const OK = 200;
const RETRY_AFTER: Json = { 'Retry-After': { description: 'Seconds to wait before asking again', schema: { type: 'integer' } } };
/** Of any request, before it is known what it asks for. */
const HEADERS_TOO_LARGE = 431;

function success(endpoint: Endpoint, alsoFails: string[], failure: Json): Json {
  const description = ['Success', ...alsoFails].join(', or ');
  if (endpoint.answers === 'file') return { description, content: { 'application/octet-stream': {} } };
  const schema = schemaOf(envelopeOf(endpoint.response), 'output');
  return { description, content: { 'application/json': { schema: alsoFails.length > 0 ? { anyOf: [schema, failure] } : schema } } };
}
