import { SoundTable } from '#/sounds/sound-table.ts';
import { parseConcepts, parseRelations } from './parse-concepts.ts';
import { Thesaurus } from './thesaurus.ts';

let loading: Promise<Thesaurus> | undefined;

async function load(): Promise<Thesaurus> {
  const { WORDS } = await import('./all-words.ts');
  const { RELATIONS } = await import('./relations.ts');
  const { THINGS } = await import('./things.ts');
  const { KINDS_OF_NAMES, RIVALS } = await import('./rivals.ts');
  const { MANDARIN, CANTONESE, JAPANESE, SHAPES } = await import('#/sounds/sound-lists.ts');
  const sounds = new SoundTable({ mandarin: MANDARIN, cantonese: CANTONESE, japanese: JAPANESE, shapes: SHAPES });
  const roles = { things: THINGS, rivals: RIVALS, kindsOfNames: KINDS_OF_NAMES };
  return new Thesaurus(WORDS.flatMap(parseConcepts), RELATIONS.flatMap(parseRelations), roles, sounds);
}

/** The support thesaurus, loaded when it is first asked for and then kept: a chunk of its own in a browser's bundle. */
export async function loadThesaurus(): Promise<Thesaurus> {
  loading ??= load();
  return loading;
}
