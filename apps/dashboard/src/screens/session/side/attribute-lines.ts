/** An attribute while it is being written. */
export interface AttributeLine {
  readonly key: number;
  readonly name: string;
  readonly value: string;
}

/** Attributes as lines of a form. */
export function linesOf(attrs: Readonly<Record<string, string>>): AttributeLine[] {
  return Object.entries(attrs).map(([name, value], key) => ({ key, name, value }));
}

/** The attributes that lines say, empty ones left out; undefined where one has half of what it needs, or a name stands twice. */
export function attrsOf(lines: readonly AttributeLine[]): Record<string, string> | undefined {
  const said = lines.map(({ name, value }) => [name.trim(), value.trim()] as const).filter(([name, value]) => name !== '' || value !== '');
  const isWhole = said.every(([name, value]) => name !== '' && value !== '') && new Set(said.map(([name]) => name)).size === said.length;
  return isWhole ? Object.fromEntries(said) : undefined;
}
