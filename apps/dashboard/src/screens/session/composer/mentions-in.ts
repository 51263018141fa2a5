/** Ids of the people whom a note names with an @ before their name. */
export function mentionsIn(text: string, people: readonly { id: number; name: string }[]): number[] {
  const folded = text.toLocaleLowerCase();
  return people.filter(({ name }) => name !== '' && folded.includes(`@${name.toLocaleLowerCase()}`)).map(({ id }) => id);
}
