/** Text as it is looked for anywhere in another. */
export function patternOf(q: string): string {
  return `%${q.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
