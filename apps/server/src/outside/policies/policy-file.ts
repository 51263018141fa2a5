/** A policy as its file holds it. */
export interface PolicyFile {
  version: string;
  /** YYYY-MM-DD. */
  effectiveDate: string;
  title: string;
  body: string;
}

const HEAD = /^\uFEFF?---\r?\n(?<facts>[\s\S]*?)\r?\n---\r?\n(?<text>[\s\S]*)$/;
const FACT = /^(?<name>[a-z_]+):\s*(?<value>.+?)\s*$/;
const VERSION = /^[\w.-]{1,40}$/;

/**
 * Reads `version` and `effective_date` between two lines of `---`, then `# Title` and the text.
 * @returns the policy, or what is wrong with the file
 */
export function readPolicyFile(content: string): PolicyFile | { problem: string } {
  const { facts, text } = HEAD.exec(content)?.groups ?? {};
  if (facts === undefined || text === undefined) return { problem: 'must begin with a line ---, the facts and another line ---' };
  const known = new Map(facts.split(/\r?\n/).map((line) => [FACT.exec(line)?.groups?.['name'], FACT.exec(line)?.groups?.['value']]));
  const version = known.get('version') ?? '';
  const effectiveDate = known.get('effective_date') ?? '';
  if (!VERSION.test(version)) return { problem: 'needs version: up to 40 letters, digits, dots or hyphens' };
  if (!isDay(effectiveDate)) return { problem: 'needs effective_date: a day such as 2026-11-01' };
  const [first = '', ...rest] = text.replaceAll('\r\n', '\n').trim().split('\n');
  const title = /^# (.+)$/.exec(first)?.[1]?.trim();
  const body = rest.join('\n').trim();
  if (title === undefined) return { problem: 'needs a first line "# Title" under the facts' };
  if (body === '') return { problem: 'has no text under its title' };
  return { version, effectiveDate, title, body };
}

function isDay(day: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
}
