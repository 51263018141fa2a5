import { parse as parseToml, TomlError } from 'smol-toml';
import { isMap, isScalar, parseDocument } from 'yaml';

/** What stands above a Markdown text, by name: its scalars, as words. */
export type FrontMatter = ReadonlyMap<string, string>;

const FENCE = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;
/** The same in TOML and in JSON, as Hugo writes it. */
const TOML = /^\+\+\+[ \t]*\r?\n([\s\S]*?)^\+\+\+[ \t]*(?:\r?\n|$)/m;
const JSON_OBJECT = /^(\{[ \t]*\r?\n[\s\S]*?^\})[ \t]*(?:\r?\n|$)/m;
/** Longer than what anybody writes above a text, in characters: it is text. */
const FRONT_MAX = 8_192;
/** Brackets within each other, as no front matter has them; reading them takes a call each. */
const DEEP = /(?:[[{]\s*){50}/;
/** A value without quotes or marks, which writers put colons into. */
const PLAIN_LINE = /^([A-Za-z_][\w-]*)[ \t]*:[ \t]+([^\s"'|>[\]{}&*!%@`#].*)$/gm;
const NEEDS_QUOTES = /^$|^[\s"'#&*!|>%@`[\]{},?:-]|[\s:]$|: | #|^(?:true|false|null|yes|no|~|[\d.+-]+)$/i;

/** Parts a text from what stands above it: YAML between two lines of three hyphens, TOML between plus signs, or JSON. Pure. */
export function readFrontMatter(text: string): { fields: FrontMatter; body: string } {
  const plain = text.replace(/^\uFEFF/, '');
  const fence = plain.startsWith('---') ? FENCE : plain.startsWith('+++') ? TOML : plain.startsWith('{') ? JSON_OBJECT : undefined;
  const found = fence?.exec(plain);
  const head = found?.[1] ?? '';
  if (found?.index !== 0 || head.length > FRONT_MAX || DEEP.test(head)) return { fields: new Map(), body: plain };
  return {
    fields: fence === TOML ? tomlFields(head) : fieldsIn(head),
    body: plain.slice(found[0].length).replace(/^\r?\n/, ''),
  };
}

function tomlFields(text: string): FrontMatter {
  try {
    const values = Object.entries(parseToml(text.replaceAll('\r\n', '\n')));
    return new Map(values.flatMap(([name, value]) => (isWords(value) ? [[name.toLowerCase(), String(value).trim()] as const] : [])));
  } catch (error) {
    if (error instanceof TomlError) return new Map();
    throw error;
  }
}

const isWords = (value: unknown): value is string | number | bigint | boolean =>
  ['string', 'number', 'bigint', 'boolean'].includes(typeof value);

/** What is no YAML as it stands, such as a title with a colon, is read with its values in quotes. */
function fieldsIn(text: string): FrontMatter {
  const strict = parseDocument(text, { schema: 'failsafe', uniqueKeys: false });
  const quote = (_line: string, name: string, value: string) => `${name}: ${JSON.stringify(value.trimEnd())}`;
  const { contents } =
    strict.errors.length === 0
      ? strict
      : parseDocument(text.replaceAll('\r', '').replaceAll(PLAIN_LINE, quote), { schema: 'failsafe', uniqueKeys: false });
  const fields = new Map<string, string>();
  for (const { key, value } of isMap(contents) ? contents.items : []) {
    if (isScalar(key) && typeof key.value === 'string' && isScalar(value) && typeof value.value === 'string')
      fields.set(key.value.toLowerCase(), value.value.trim());
  }
  return fields;
}

/** The same, written; what is empty is left out. Pure. */
export function writeFrontMatter(fields: readonly (readonly [name: string, value: string])[], body: string): string {
  const lines = fields.filter(([, value]) => value !== '').map(([name, value]) => `${name}: ${quoted(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${body}`;
}

function quoted(value: string): string {
  return NEEDS_QUOTES.test(value) || /[\n\r"\\]/.test(value) ? JSON.stringify(value) : value;
}
