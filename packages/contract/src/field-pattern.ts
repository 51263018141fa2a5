/** Characters of a pattern, and of a value that one is laid against. */
export const FIELD_PATTERN_MAX = 200;
export const PATTERN_VALUE_MAX = 100;

/** Ways in which a pattern may be tried at most: a matcher that goes back is through with them in milliseconds. */
const WAYS_MAX = 1_000_000;

const BRACES = /^\{(\d{1,3})(?:(,)(\d{0,3}))?\}/;

/**
 * Whether a pattern is one that a form may use. Its language is a small one, without groups that repeat, back references and
 * looks ahead: what is left of the time that a matcher takes is the product of how often each piece can repeat, and that is bounded.
 */
export function isSafePattern(pattern: string): boolean {
  if (pattern === '' || pattern.length > FIELD_PATTERN_MAX) return false;
  const ways = waysOf(pattern);
  if (ways === undefined || ways > WAYS_MAX) return false;
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').source !== '';
  } catch {
    return false;
  }
}

/** Whether the whole of a value is what a pattern describes. The pattern has to be a safe one. */
export function matchesPattern(pattern: string, value: string): boolean {
  return value.length <= PATTERN_VALUE_MAX && new RegExp(`^(?:${pattern})$`, 'u').test(value);
}

/** How many ways there are to lay a pattern on a value; undefined for what is not in the language. */
function waysOf(pattern: string): number | undefined {
  let ways = 1;
  let rest = pattern;
  while (rest !== '') {
    const atom = atomOf(rest);
    if (atom === undefined) return undefined;
    rest = rest.slice(atom.length);
    const repeat = repeatOf(rest);
    if (repeat === undefined) continue;
    // A group that repeats is where time explodes.
    if (atom === ')' || atom.startsWith('(') || atom === '|' || repeat.ways === undefined) return undefined;
    ways *= repeat.ways;
    rest = rest.slice(repeat.length);
    if (repeatOf(rest)) return undefined;
  }
  return ways * (pattern.split('|').length || 1);
}

/** The first piece of a pattern that a sign of repetition can follow. */
function atomOf(rest: string): string | undefined {
  if (/^[?*+{}\]^$]/.test(rest)) return undefined;
  if (rest.startsWith('(')) return rest.startsWith('(?:') ? '(?:' : rest.startsWith('(?') ? undefined : '(';
  if (rest.startsWith('[')) return /^\[\^?(?:\\[dws\\\]^.-]|[^\\[\]])+\]/.exec(rest)?.[0];
  if (rest.startsWith('\\')) return /^\\[dDwWsS.\\/*+?()[\]{}|^$-]/.exec(rest)?.[0];
  return String.fromCodePoint(rest.codePointAt(0) ?? 0);
}

function repeatOf(rest: string): { length: number; ways: number | undefined } | undefined {
  const [sign] = rest;
  if (sign === '?') return { length: 1, ways: 2 };
  if (sign === '*' || sign === '+') return { length: 1, ways: PATTERN_VALUE_MAX };
  const braces = BRACES.exec(rest);
  if (!braces) return sign === '{' ? { length: 1, ways: undefined } : undefined;
  const [whole, from, comma, to] = braces;
  const most = comma === undefined ? Number(from) : to === '' ? PATTERN_VALUE_MAX : Number(to);
  return { length: whole.length, ways: most < Number(from) || most > PATTERN_VALUE_MAX ? undefined : most - Number(from) + 1 };
}
