import type { Endpoint } from '@lobby/contract';

/** A call as HTTP sees it; `path` starts with a slash and ends with the query. */
export interface BuiltRequest {
  readonly path: string;
  readonly body: FormData | Record<string, unknown> | undefined;
}

/**
 * Spreads the fields of a request over path, query (GET, DELETE) and body (others), as the descriptor says.
 * Undefined and null fields are left out of queries and forms. Throws a TypeError where a path parameter is missing.
 */
export function buildRequest(endpoint: Endpoint, request: Record<string, unknown>, file?: Blob): BuiltRequest {
  const rest = { ...request };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = pathSegment(endpoint.path, name, rest[name]);
    delete rest[name];
    return value;
  });
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') return { path: path + queryOf(rest), body: undefined };
  return { path, body: endpoint.body === 'multipart' ? formOf(rest, file) : rest };
}

function pathSegment(path: string, name: string, value: unknown): string {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  // A dot segment would be resolved by the URL parser and reach another endpoint.
  if (text === '' || text === '.' || text === '..') throw new TypeError(`${path}: {${name}} is missing`);
  return encodeURIComponent(text);
}

function queryOf(fields: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) for (const text of textsOf(value)) query.append(name, text);
  return query.size > 0 ? `?${query}` : '';
}

function formOf(fields: Record<string, unknown>, file: Blob | undefined): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) for (const text of textsOf(value)) form.append(name, text);
  if (file) form.append('file', file);
  return form;
}

/** A list is its field repeated; an object travels as JSON. */
function textsOf(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return [typeof value === 'string' ? value : JSON.stringify(value)];
}
