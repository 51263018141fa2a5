/** The parts of a text between commas, of any script, each once. */
export function readList(text: string): string[] {
  const parts = text.split(/[,，、]/u).map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))];
}
