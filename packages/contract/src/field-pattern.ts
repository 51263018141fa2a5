/** Characters of a pattern. */
export const FIELD_PATTERN_MAX = 200;
/** Times that a piece of a pattern can be asked for. */
const REPEAT_MAX = 100;

const BRACES = /^\{(\d{1,3})(?:,(\d{0,3}))?\}/;

/**
 * Whether a pattern is one that a form may use: in a small language, without groups that repeat, back references and looks
 * ahead, which a browser and the engine behind `matchesPattern` both know. Says nothing of time: that engine takes the same for all.
 */
export function isSafePattern(pattern: string): boolean {
  if (pattern === '' || pattern.length > FIELD_PATTERN_MAX || !isInLanguage(pattern)) return false;
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').source !== '';
  } catch {
    return false;
  }
}

function isInLanguage(pattern: string): boolean {
  let rest = pattern;
  while (rest !== '') {
    const atom = atomOf(rest);
    if (atom === undefined) return false;
    rest = rest.slice(atom.length);
    const repeat = repeatOf(rest);
    if (repeat === '') continue;
    if (repeat === undefined || atom === ')' || atom.startsWith('(') || atom === '|') return false;
    rest = rest.slice(repeat.length);
    if (repeatOf(rest) !== '') return false;
  }
  return true;
}

/** The first piece of a pattern that a sign of repetition can follow. */
export function atomOf(rest: string): string | undefined {
  if (/^[?*+{}\]^$]/.test(rest)) return undefined;
  if (rest.startsWith('(')) return rest.startsWith('(?:') ? '(?:' : rest.startsWith('(?') ? undefined : '(';
  if (rest.startsWith('[')) return /^\[\^?(?:\\[dws\\\]^.-]|[^\\[\]])+\]/.exec(rest)?.[0];
  if (rest.startsWith('\\')) return /^\\[dDwWsS.\\/*+?()[\]{}|^$-]/.exec(rest)?.[0];
  return String.fromCodePoint(rest.codePointAt(0) ?? 0);
}

/** The sign of repetition that a text begins with, empty where it begins with another; undefined for one that asks for too much. */
function repeatOf(rest: string): string | undefined {
  if (/^[?*+]/.test(rest)) return rest.slice(0, 1);
  if (!rest.startsWith('{')) return '';
  const [whole, from, to] = BRACES.exec(rest) ?? [];
  const most = to === undefined || to === '' ? Number(from) : Number(to);
  return most < Number(from) || most > REPEAT_MAX ? undefined : whole;
}
