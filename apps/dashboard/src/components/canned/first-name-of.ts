/** Names in these scripts begin with the family's, and are said whole. */
const FAMILY_FIRST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** How somebody is spoken to: the first word of the name, or the whole of one that begins with the family's. */
export function firstNameOf(name: string): string {
  const trimmed = name.trim();
  return FAMILY_FIRST.test(trimmed) ? trimmed : (trimmed.split(/\s+/u)[0] ?? '');
}
