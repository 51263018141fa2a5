import { parseSync, type Plugin } from 'vite';

const CONTRACT = /packages\/contract\/src\/[^/]+\.ts$/;

/** What of a call's descriptor only the server and its documents read. */
const UNREAD = ['summary', 'response', 'errors'];

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/**
 * Leaves out of the contract's calls what no browser reads: how they are described, and the schemas of their answers.
 * @param isBare leaves out the schemas of requests too, for an app that has no form to check: without them the schema
 * library itself is not in its files
 */
export function bareEndpoints(isBare: boolean): Plugin {
  const leftOut = new Set(isBare ? [...UNREAD, 'request'] : UNREAD);
  return {
    name: 'lobby:bare-endpoints',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: CONTRACT },
      handler: (code) => ({ code: stripEndpoints(code, leftOut), map: null }),
    },
  };
}

/** The source without some properties of every `defineEndpoint({ … })`. */
export function stripEndpoints(code: string, leftOut: ReadonlySet<string>): string {
  const cuts = callsIn(parseSync('contract.ts', code).program).flatMap((call) => propertiesToCut(call, leftOut));
  return cuts
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, cut) => text.slice(0, cut.start) + text.slice(cut.end).replace(/^\s*,/, ''), code);
}

function callsIn(node: unknown): Node[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(callsIn);
  const here = node as Node;
  const inside = Object.values(here).flatMap(callsIn);
  const callee = here['callee'] as Node | undefined;
  return here.type === 'CallExpression' && callee?.['name'] === 'defineEndpoint' ? [here, ...inside] : inside;
}

function propertiesToCut(call: Node, leftOut: ReadonlySet<string>): { start: number; end: number }[] {
  const [descriptor] = call['arguments'] as Node[];
  const properties = (descriptor?.['properties'] ?? []) as (Node & { key?: { name?: string } })[];
  return properties.filter(({ type, key }) => type === 'Property' && leftOut.has(key?.name ?? ''));
}
