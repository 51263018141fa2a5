import { RE2JS } from 're2js';

/** Characters of a message that patterns are tried on. */
const LOOKED_MAX = 1_000;
/** Compiled patterns that are kept. */
const KEPT_MAX = 500;

const compiled = new Map<string, RE2JS | null>();

/**
 * Whether a text fits one of the tenant's regular expressions, whatever its letters' case. The engine takes time in
 * proportion to the text, whatever the pattern. What it cannot compile, fits nothing.
 */
export function matchesPatterns(text: string, patterns: readonly string[]): boolean {
  const looked = text.slice(0, LOOKED_MAX).normalize('NFKC');
  return patterns.some((pattern) => compile(pattern)?.matcher(looked).find() ?? false);
}

/** Whether the engine of bounded time knows everything that the pattern is written with. */
export function isCompilable(pattern: string): boolean {
  return compile(pattern) !== null;
}

function compile(pattern: string): RE2JS | null {
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  if (compiled.size >= KEPT_MAX) compiled.clear();
  const made = tryCompile(pattern);
  compiled.set(pattern, made);
  return made;
}

function tryCompile(pattern: string): RE2JS | null {
  try {
    return RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE);
  } catch {
    return null;
  }
}
