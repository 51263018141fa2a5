/** What stands above a Markdown text, by name; lists are comma-free lines of their own. */
export type FrontMatter = ReadonlyMap<string, string>;

const FENCE = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;
const LINE = /^([A-Za-z_][\w-]*)[ \t]*:[ \t]*(.*)$/;
const NEEDS_QUOTES = /^$|^[\s"'#&*!|>%@`[\]{},?:-]|[\s:]$|: | #|^(?:true|false|null|yes|no|~|[\d.+-]+)$/i;

/** Parts a text from what stands above it between two lines of three hyphens. Pure. */
export function readFrontMatter(text: string): { fields: FrontMatter; body: string } {
  const plain = text.replace(/^\uFEFF/, '');
  const found = plain.startsWith('---') ? FENCE.exec(plain) : null;
  if (found?.index !== 0) return { fields: new Map(), body: plain };
  const fields = new Map<string, string>();
  for (const line of (found[1] ?? '').split(/\r?\n/)) {
    const [, name, value = ''] = LINE.exec(line) ?? [];
    if (name !== undefined) fields.set(name.toLowerCase(), unquoted(value.trim()));
  }
  return { fields, body: plain.slice(found[0].length).replace(/^\r?\n/, '') };
}

function unquoted(value: string): string {
  if (/^"(?:[^"\\]|\\.)*"$/.test(value)) return JSON.parse(value) as string;
  if (/^'.*'$/.test(value)) return value.slice(1, -1).replaceAll("''", "'");
  // What follows a hash is a remark.
  return value.replace(/\s+#.*$/, '');
}

/** The same, written; what is empty is left out. Pure. */
export function writeFrontMatter(fields: readonly (readonly [name: string, value: string])[], body: string): string {
  const lines = fields.filter(([, value]) => value !== '').map(([name, value]) => `${name}: ${quoted(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${body}`;
}

function quoted(value: string): string {
  return NEEDS_QUOTES.test(value) || /[\n\r"\\]/.test(value) ? JSON.stringify(value) : value;
}
