/** Fields whose values say how something stands, and nothing of anybody. */
const SHOWN: ReadonlySet<string> = new Set([
  'type',
  'kind',
  'field',
  'status',
  'event',
  'date',
  'timestamp',
  'code',
  'title',
  'mode',
  'mime_type',
  'language_code',
  'is_bot',
  'isRedelivery',
]);

/** A stored event for people to look at: its shape stays, and what people wrote, what they are called and what opens anything is masked. Pure. */
export function maskEvent(raw: unknown): string {
  return JSON.stringify(masked(raw, ''), undefined, 2);
}

function masked(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((each) => masked(each, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, masked(each, name)]));
  if (SHOWN.has(key) || typeof value === 'boolean' || value === null) return value;
  return `•••(${(typeof value === 'string' ? value : JSON.stringify(value)).length})`;
}
