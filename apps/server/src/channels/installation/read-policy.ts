/** One security policy of a page: its directives by name, each with its sources. */
export type PagePolicy = ReadonlyMap<string, readonly string[]>;

/** Longest policy that is read, in characters; a longer one is cut. */
const POLICY_MAX = 20_000;

/** Reads the policies of one header or `meta` element, which names several by commas (CSP 3, §4.1). The first of two directives of a name counts. Pure. */
export function readPolicies(value: string): PagePolicy[] {
  return value
    .slice(0, POLICY_MAX)
    .split(',')
    .map((policy) => {
      const directives = new Map<string, readonly string[]>();
      for (const directive of policy.split(';')) {
        const [name, ...sources] = directive.trim().split(/\s+/);
        const key = name?.toLowerCase();
        if (key && !directives.has(key)) directives.set(key, sources);
      }
      return directives;
    })
    .filter(({ size }) => size > 0);
}

/** What a page is about to load, and from where. */
export interface Loaded {
  url: URL;
  /** The page that loads it. */
  page: URL;
  /** Of the element that loads it. */
  nonce?: string | undefined;
}

/** Which directives decide, the first that is there before the others. */
const DECIDING = {
  script_src: ['script-src-elem', 'script-src', 'default-src'],
  connect_src: ['connect-src', 'default-src'],
  frame_src: ['frame-src', 'child-src', 'default-src'],
} as const;
export type LoadKind = keyof typeof DECIDING;

/** What decides where a page says nothing closer. */
const FALLBACK = 'default-src';
/** What is named for it then: whatever else the page loads stays as it is. */
const OWN: Readonly<Record<LoadKind, string>> = { script_src: 'script-src', connect_src: 'connect-src', frame_src: 'frame-src' };

/** What to add to the policy of a page so that it may load something; undefined where it may already. Pure. */
export function missingDirective(policies: readonly PagePolicy[], kind: LoadKind, loaded: Loaded): string | undefined {
  for (const policy of policies) {
    const name = DECIDING[kind].find((each) => policy.has(each));
    if (name === undefined) continue;
    const sources = policy.get(name) ?? [];
    if (permits(sources, loaded, kind)) continue;
    const { origin } = loaded.url;
    if (name !== FALLBACK) return `${name} ${origin}`;
    // A directive of its own stands for the fallback altogether, so that it begins with what that lets in.
    return [OWN[kind], ...sources.filter((source) => source.toLowerCase() !== "'none'"), origin].join(' ');
  }
  return undefined;
}

function permits(sources: readonly string[], { url, page, nonce }: Loaded, kind: LoadKind): boolean {
  const isScript = kind === 'script_src';
  if (isScript && nonce !== undefined && nonce !== '' && sources.includes(`'nonce-${nonce}'`)) return true;
  // Hosts do not count beside it: scripts are let in by a nonce, or by one that was.
  if (isScript && sources.some((source) => source.toLowerCase() === "'strict-dynamic'")) return false;
  return sources.some((source) => matches(source.toLowerCase(), url, page));
}

const HOST_SOURCE = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*|(?:\*\.)?[a-z0-9._-]+)(?::(\d+|\*))?(\/[^?#]*)?$/;
const PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** CSP 3, §6.7.2: scheme, host, port and path. */
function matches(source: string, url: URL, page: URL): boolean {
  if (source === "'self'") return url.origin === page.origin;
  if (source === '*') return /^https?:$/.test(url.protocol);
  if (/^[a-z][a-z0-9+.-]*:$/.test(source)) return isScheme(source, url.protocol);
  const [, scheme, host, port, path] = HOST_SOURCE.exec(source) ?? [];
  if (host === undefined || !isScheme(scheme === undefined ? page.protocol : `${scheme}:`, url.protocol)) return false;
  return isHost(host, url.hostname) && isPort(port, url) && isPath(path, url.pathname);
}

/** A policy that names http lets https in as well. */
function isScheme(wanted: string, protocol: string): boolean {
  return wanted === protocol || (wanted === 'http:' && protocol === 'https:');
}

function isHost(wanted: string, host: string): boolean {
  if (wanted === '*') return true;
  return wanted.startsWith('*.') ? host.endsWith(wanted.slice(1)) : wanted === host;
}

function isPort(wanted: string | undefined, { port, protocol }: URL): boolean {
  const actual = port || PORTS[protocol];
  return wanted === '*' || (wanted ?? PORTS[protocol]) === actual;
}

function isPath(wanted: string | undefined, path: string): boolean {
  if (wanted === undefined || wanted === '/') return true;
  return wanted.endsWith('/') ? path.startsWith(wanted) : path === wanted;
}
