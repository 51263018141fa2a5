/** The part of JSON Schema that requests are described with. */
export interface JsonSchema {
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  minLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
}

/** Of a format or a shape that has one, a text that fits it. */
const TEXTS: Record<string, string> = {
  uuid: '7f1b4c50-3f0e-4d7a-9c35-6f2f3b6f8a11',
  email: 'somebody@sample.example',
  uri: 'https://sample.invalid/page',
  date: '2026-06-01',
  'date-time': '2026-06-01T09:00:00Z',
};

/** Something that a schema describes: without what it may leave out where `seed` is even, and of several the one that `seed` falls on. */
export function sampleOf(schema: JsonSchema, seed: number): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[seed % schema.enum.length];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return sampleOf(choices[seed % choices.length] ?? {}, seed);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => sampleOf(part, seed)));
  const type = [schema.type ?? 'string'].flat()[0];
  if (type === 'object') return sampleObject(schema, seed);
  if (type === 'array') return Array.from({ length: Math.max(schema.minItems ?? 0, seed % 2) }, () => sampleOf(schema.items ?? {}, seed));
  if (type === 'boolean') return seed % 2 === 1;
  if (type === 'null') return null;
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1);
  return TEXTS[schema.format ?? ''] ?? 'sample'.padEnd(schema.minLength ?? 0, 'e');
}

function sampleObject({ properties = {}, required = [] }: JsonSchema, seed: number): object {
  const names = Object.keys(properties).filter((name) => seed % 2 === 1 || required.includes(name));
  return Object.fromEntries(names.map((name) => [name, sampleOf(properties[name] ?? {}, seed)]));
}
