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
  'mode',
  'mime_type',
  'language_code',
  'is_bot',
  'isRedelivery',
]);

/** What services say of what went wrong: a title elsewhere is what somebody wrote or chose. */
const ERRORS = 'errors';
const SHOWN_OF_ERRORS: ReadonlySet<string> = new Set([...SHOWN, 'title']);

/** A stored event for people to look at: its shape stays, and what people wrote, what they are called and what opens anything is masked. Pure. */
export function maskEvent(raw: unknown): string {
  return JSON.stringify(masked(raw, '', SHOWN), undefined, 2);
}

function masked(value: unknown, key: string, shown: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => masked(each, key, shown));
  if (typeof value === 'object' && value !== null) {
    const within = key === ERRORS ? SHOWN_OF_ERRORS : shown;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, masked(each, name, within)]));
  }
  if (shown.has(key) || typeof value === 'boolean' || value === null) return value;
  return `•••(${(typeof value === 'string' ? value : JSON.stringify(value)).length})`;
}
