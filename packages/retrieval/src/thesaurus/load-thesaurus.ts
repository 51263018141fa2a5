import { parseConcepts, parseRelations } from './parse-concepts.ts';
import { Thesaurus } from './thesaurus.ts';

let loading: Promise<Thesaurus> | undefined;

async function load(): Promise<Thesaurus> {
  const { WORDS } = await import('./all-words.ts');
  const { RELATIONS } = await import('./relations.ts');
  const { THINGS } = await import('./things.ts');
  return new Thesaurus(WORDS.flatMap(parseConcepts), RELATIONS.flatMap(parseRelations), THINGS);
}

/** The support thesaurus, loaded when it is first asked for and then kept: a chunk of its own in a browser's bundle. */
export async function loadThesaurus(): Promise<Thesaurus> {
  loading ??= load();
  return loading;
}
