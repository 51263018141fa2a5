interface Node {
  readonly id: string;
  readonly parent_id: string | null;
}

/** How many categories there are from the top down to this one, itself included; 0 for none. Pure. */
export function depthOf(tree: readonly Node[], id: string | null): number {
  const seen = new Set<string>();
  for (let at = id; at !== null && !seen.has(at); at = tree.find((node) => node.id === at)?.parent_id ?? null) seen.add(at);
  return seen.size;
}

/** How many levels there are from this one down, itself included. Pure. */
export function heightOf(tree: readonly Node[], id: string): number {
  const own = depthOf(tree, id);
  return Math.max(...[...insideOf(tree, id)].map((each) => depthOf(tree, each) - own + 1));
}

/** Everything under a category, itself included. Pure. */
export function insideOf(tree: readonly Node[], id: string): Set<string> {
  const inside = new Set([id]);
  for (let before = 0; before < inside.size;) {
    before = inside.size;
    for (const node of tree) if (node.parent_id !== null && inside.has(node.parent_id)) inside.add(node.id);
  }
  return inside;
}
