import { readablePath } from './page-address.ts';

/** Whether the path of an address is wanted: any of `include` where there is one, and none of `exclude`. */
export function isWanted(address: string, { include, exclude }: { include: readonly string[]; exclude: readonly string[] }): boolean {
  const { pathname, search } = new URL(address);
  const path = readablePath(pathname) + search;
  const fits = (rule: string) => matches(path, rule);
  return (include.length === 0 || include.some(fits)) && !exclude.some(fits);
}

/** A rule fits the beginning of a path; `*` stands for anything. Walks along, so that no rule takes long. */
export function matches(path: string, rule: string): boolean {
  const [first = '', ...rest] = (URL.parse(rule)?.pathname ?? rule).split('*');
  const start = first === '' || first.startsWith('/') ? first : `/${first}`;
  if (!path.startsWith(start)) return false;
  let at = start.length;
  for (const part of rest) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return true;
}
