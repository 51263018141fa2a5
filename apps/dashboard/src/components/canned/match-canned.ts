import { chooseCannedLocale, foldCanned, type CannedReply } from '@lobby/contract';

/** How well a reply fits what is looked for; lower is better, undefined does not fit. */
function rankOf({ title, shortcut, i18n }: CannedReply, folded: string): number | undefined {
  const key = foldCanned(shortcut);
  if (key === folded && key !== '') return 0;
  if (key.startsWith(folded) && key !== '') return 1;
  if (foldCanned(title).startsWith(folded)) return 2;
  if (foldCanned(title).includes(folded) || key.includes(folded)) return 3;
  return Object.values(i18n).some((body) => foldCanned(body).includes(folded)) ? 4 : undefined;
}

/** Replies that fit, the best first: by shortcut, then title, then text. Among equals the order stays, most used first. */
export function matchCanned(replies: readonly CannedReply[], query: string): readonly CannedReply[] {
  const folded = foldCanned(query);
  if (folded === '') return replies;
  return replies
    .map((reply) => ({ reply, rank: rankOf(reply, folded) }))
    .filter(({ rank }) => rank !== undefined)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ reply }) => reply);
}

/** The words of a reply for a conversation in a language. */
export function bodyFor(i18n: CannedReply['i18n'], language: Parameters<typeof chooseCannedLocale>[1]): string {
  const locale = chooseCannedLocale(i18n, language);
  return (locale && i18n[locale]) ?? '';
}
