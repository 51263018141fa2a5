/** Characters that the rules with a wildcard may come to: each is laid against the whole of an address. */
const WILDCARD_CHARACTERS_MAX = 64 * 1024;

interface Rule {
  /** What a path begins with, and what follows in this order, with anything in between. */
  parts: readonly string[];
  /** The path ends with the last part. */
  isWhole: boolean;
  isAllowed: boolean;
  length: number;
}

/** What a robots.txt says to one program. */
export interface RobotsRules {
  rules: readonly Rule[];
  /** Pause between two pages, in seconds; undefined where none is asked for. */
  delayS: number | undefined;
}

/**
 * Reads what a robots.txt says to a program (RFC 9309): what is said to its name, or else to all. The package robots-parser takes
 * time with the square of a hostile file, for its rules and for its names of programs.
 * @param name of the program, without its version
 * @returns undefined for one that asks for more than is worked through: then nothing may be read. Pure.
 */
export function readRobots(text: string, name: string): RobotsRules | undefined {
  const own = { rules: [] as Rule[], delayS: undefined as number | undefined };
  const all = { rules: [] as Rule[], delayS: undefined as number | undefined };
  const wanted = name.toLowerCase();
  let [isNamed, isForOwn, isForAll, isNaming] = [false, false, false, false];
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [field, value] = readLine(line);
    if (field === 'user-agent') {
      if (!isNaming) [isForOwn, isForAll, isNaming] = [false, false, true];
      const agent = value.split('/', 1)[0]?.trim().toLowerCase();
      isForOwn ||= agent === wanted;
      isForAll ||= agent === '*';
      isNamed ||= isForOwn;
      continue;
    }
    if (field !== 'allow' && field !== 'disallow' && field !== 'crawl-delay') continue;
    isNaming = false;
    for (const group of [...(isForOwn ? [own] : []), ...(isForAll ? [all] : [])]) {
      if (field === 'crawl-delay') group.delayS = Number.isFinite(Number(value)) ? Number(value) : group.delayS;
      else if (value !== '') group.rules.push(readRule(value, field === 'allow'));
    }
  }
  const { rules, delayS } = isNamed ? own : all;
  const wildcards = rules.reduce((sum, { parts, length }) => sum + (parts.length > 1 ? length : 0), 0);
  return wildcards > WILDCARD_CHARACTERS_MAX ? undefined : { rules, delayS };
}

/** Whether a path, with its parameters, may be read: the longest rule that fits decides, and allowing wins a tie. Pure. */
export function isAllowed({ rules }: RobotsRules, pathAndSearch: string): boolean {
  const path = withUpperEscapes(pathAndSearch);
  let [length, allowed] = [-1, true];
  for (const rule of rules) {
    const isStronger = rule.length > length || (rule.length === length && rule.isAllowed && !allowed);
    if (isStronger && fits(path, rule)) [length, allowed] = [rule.length, rule.isAllowed];
  }
  return allowed;
}

function readLine(line: string): [field: string, value: string] {
  const [said = ''] = line.split('#', 1);
  const colon = said.indexOf(':');
  return colon < 0 ? ['', ''] : [said.slice(0, colon).trim().toLowerCase(), said.slice(colon + 1).trim()];
}

function readRule(value: string, isRuleAllowed: boolean): Rule {
  const pattern = asInAddresses(value);
  const isWhole = pattern.endsWith('$');
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split(/\*+/);
  return { parts, isWhole, isAllowed: isRuleAllowed, length: pattern.length };
}

/** Walks along the path once: what a part is found in first leaves the most to those after it. */
function fits(path: string, { parts, isWhole }: Rule): boolean {
  const [first = '', ...rest] = parts;
  if (!path.startsWith(first)) return false;
  const last = isWhole ? rest.pop() : undefined;
  if (isWhole && last === undefined) return path === first;
  let at = first.length;
  for (const part of rest) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return last === undefined || (path.length - last.length >= at && path.endsWith(last));
}

function asInAddresses(pattern: string): string {
  try {
    return withUpperEscapes(encodeURI(pattern).replaceAll('%25', '%'));
  } catch {
    return pattern;
  }
}

const withUpperEscapes = (path: string) => path.replaceAll(/%[\da-f]{2}/gi, (escape) => escape.toUpperCase());
