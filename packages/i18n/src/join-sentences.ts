/** Ends of sentences that bring their own room along. */
const FULL_WIDTH_END = /[。！？；：，、）」』”]$/;

/** Puts sentences behind each other: with a space, but after a full-width stop, whose square has room in it, without. */
export function joinSentences(...sentences: readonly string[]): string {
  return sentences.reduce((said, next) => (said === '' || next === '' || FULL_WIDTH_END.test(said) ? said + next : `${said} ${next}`), '');
}
