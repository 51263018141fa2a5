import { parseSync, type Plugin } from 'vite';

const CONTRACT = /packages\/contract\/src\/([^/]+)\.ts$/;

/** What of a call's descriptor only the server and its documents read. */
const UNREAD: ReadonlySet<string> = new Set([
  'summary',
  'response',
  'errors',
  'visibility',
  'audit',
  'rateLimit',
  'usesModel',
  'idempotency',
]);

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/**
 * Leaves out of the contract's calls what no browser reads: how they are described, and the schemas of their answers.
 * @param checked files of the contract whose requests the app checks itself, by name without ending: the schemas of all
 * other requests are left out too. All are kept where none are given.
 */
export function bareEndpoints(checked?: readonly string[]): Plugin {
  return {
    name: 'lobby:bare-endpoints',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: CONTRACT },
      handler(code, id) {
        const keepsRequests = checked?.includes(CONTRACT.exec(id)?.[1] ?? '') ?? true;
        return { code: stripEndpoints(code, keepsRequests) };
      },
    },
  };
}

/** The source with less in every `defineEndpoint({ … })`. */
export function stripEndpoints(code: string, keepsRequests: boolean): string {
  const edits = callsIn(parseSync('contract.ts', code).program).flatMap((call) => editsOf(call, keepsRequests));
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, put }) => {
      const rest = text.slice(end);
      return text.slice(0, start) + (put ?? '') + (put === undefined ? rest.replace(/^\s*,/, '') : rest);
    }, code);
}

function callsIn(node: unknown): Node[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(callsIn);
  const here = node as Node;
  const inside = Object.values(here).flatMap(callsIn);
  const callee = here['callee'] as Node | undefined;
  return here.type === 'CallExpression' && callee?.['name'] === 'defineEndpoint' ? [here, ...inside] : inside;
}

/** What is put in the place of a part, or nothing, with the comma behind it. */
interface Edit {
  start: number;
  end: number;
  put?: string;
}

function editsOf(call: Node, keepsRequests: boolean): Edit[] {
  const [descriptor] = call['arguments'] as Node[];
  const properties = (descriptor?.['properties'] ?? []) as (Node & { key?: { name?: string } })[];
  return properties.flatMap(({ type, key, start, end }): Edit[] => {
    const name = type === 'Property' ? (key?.name ?? '') : '';
    if (UNREAD.has(name)) return [{ start, end }];
    // Named all the same, or the call would have the request of one that is spread into it.
    return name === 'request' && !keepsRequests ? [{ start, end, put: 'request: undefined' }] : [];
  });
}
