import { isDeepStrictEqual } from 'node:util';

/** The fields that differ, each with what it was and is; the version always does and says nothing. Pure. */
export function changedFields<Fields extends object>(before: Fields, after: Fields): Record<string, { from: unknown; to: unknown }> {
  const [was, is] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const changed = Object.keys(is).filter((field) => field !== 'version' && !isDeepStrictEqual(was[field], is[field]));
  return Object.fromEntries(changed.map((field) => [field, { from: was[field], to: is[field] }]));
}
