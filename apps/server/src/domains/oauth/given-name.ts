/** Longest name that is kept, in characters. */
const NAME_MAX = 80;
/** Names in these scripts put the family first, with no blank. */
const FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The name in the JSON that Apple sends beside its first answer; undefined where there is none that can be read. */
export function readGivenName(json: string | undefined): string | undefined {
  try {
    const { name } = JSON.parse(json ?? '') as { name?: { firstName?: unknown; lastName?: unknown } };
    const [first, last] = [partOf(name?.firstName), partOf(name?.lastName)];
    const whole = FAMILY_FIRST.test(last) ? `${last}${first}` : `${first} ${last}`;
    return whole.trim().slice(0, NAME_MAX).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** PostgreSQL stores no NUL and no half of a surrogate pair. */
function partOf(part: unknown): string {
  return typeof part === 'string' ? part.replaceAll('\0', '').toWellFormed().trim() : '';
}
