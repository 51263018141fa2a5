import { SoundTable } from '#/sounds/sound-table.ts';
import { parseConcepts, parseRelations } from './parse-concepts.ts';
import { Thesaurus } from './thesaurus.ts';

let loading: Promise<Thesaurus> | undefined;

async function load(): Promise<Thesaurus> {
  const { WORDS } = await import('./all-words.ts');
  const { RELATIONS } = await import('./relations.ts');
  const { THINGS } = await import('./things.ts');
  const { MANDARIN, CANTONESE, JAPANESE, SHAPES } = await import('#/sounds/sound-lists.ts');
  const sounds = new SoundTable({ mandarin: MANDARIN, cantonese: CANTONESE, japanese: JAPANESE, shapes: SHAPES });
  return new Thesaurus(WORDS.flatMap(parseConcepts), RELATIONS.flatMap(parseRelations), THINGS, sounds);
}

/** The support thesaurus, loaded when it is first asked for and then kept: a chunk of its own in a browser's bundle. */
export async function loadThesaurus(): Promise<Thesaurus> {
  loading ??= load();
  return loading;
}
