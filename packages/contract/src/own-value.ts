/**
 * What a table holds under a name that somebody else has made up; undefined where it holds nothing. Every object knows `constructor` and
 * `toString` too, which nobody has put there.
 */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
