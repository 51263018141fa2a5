/**
 * Everything that the support thesaurus holds, by topic, for reading once. A module's text stays in memory, twice, as long as the program runs, so
 * the build of the server brings it in a file instead.
 */
export async function readWords(): Promise<readonly string[]> {
  const { WORDS } = await import('./all-words.ts');
  return WORDS;
}
