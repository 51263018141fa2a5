import { RE2JS } from 're2js';
import { atomOf } from './field-pattern.ts';

/** Characters of a value that a pattern is laid against. */
export const PATTERN_VALUE_MAX = 100;
/** Compiled patterns that are kept. */
const KEPT_MAX = 500;

/** What a browser means by `\s` and `.`; the engine knows them for ASCII only. */
const SPACES = String.raw`\t-\r\x{feff}\p{Z}`;
const LINE_ENDS = String.raw`\n\r\x{2028}\x{2029}`;

const compiled = new Map<string, RE2JS>();

/**
 * Whether the whole of a value is what a pattern describes, in time that grows with both their lengths and not with the ways
 * to lay one on the other. The pattern has to be one that `isSafePattern` lets through.
 */
export function matchesPattern(pattern: string, value: string): boolean {
  return value.length <= PATTERN_VALUE_MAX && compile(pattern).testExact(value);
}

function compile(pattern: string): RE2JS {
  const known = compiled.get(pattern);
  if (known) return known;
  if (compiled.size >= KEPT_MAX) compiled.clear();
  const made = RE2JS.compile(translate(pattern));
  compiled.set(pattern, made);
  return made;
}

/** The same pattern in the words of the engine. */
function translate(pattern: string): string {
  let translated = '';
  for (let rest = pattern; rest !== '';) {
    // Signs of repetition are no atoms, and the same in both.
    const atom = atomOf(rest) ?? rest.slice(0, 1);
    translated += translateAtom(atom);
    rest = rest.slice(atom.length);
  }
  return translated;
}

function translateAtom(atom: string): string {
  if (atom === '.') return `[^${LINE_ENDS}]`;
  if (atom === String.raw`\s`) return `[${SPACES}]`;
  if (atom === String.raw`\S`) return `[^${SPACES}]`;
  return atom.startsWith('[') ? atom.replaceAll(/\\./g, (escape) => (escape === String.raw`\s` ? SPACES : escape)) : atom;
}
