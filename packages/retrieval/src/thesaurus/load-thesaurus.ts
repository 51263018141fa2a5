import { SoundTable } from '#/sounds/sound-table.ts';
import { parseConcepts, parseRelations } from './parse-concepts.ts';
import { readWords } from './read-words.ts';
import { Thesaurus } from './thesaurus.ts';

let loading: Promise<Thesaurus> | undefined;

async function load(without: ReadonlySet<string>): Promise<Thesaurus> {
  const { RELATIONS } = await import('./relations.ts');
  const { THINGS } = await import('./things.ts');
  const { OFF_TOPIC } = await import('./words/off-topic.ts');
  const { KINDS_OF_NAMES, RIVALS } = await import('./rivals.ts');
  const { MANDARIN, CANTONESE, JAPANESE, SHAPES } = await import('#/sounds/sound-lists.ts');
  const sounds = new SoundTable({ mandarin: MANDARIN, cantonese: CANTONESE, japanese: JAPANESE, shapes: SHAPES });
  const offTopic = parseConcepts(OFF_TOPIC).map(({ id }) => id);
  const roles = { things: THINGS, rivals: RIVALS, kindsOfNames: KINDS_OF_NAMES, offTopic };
  const words = await readWords();
  const concepts = words.flatMap(parseConcepts).filter(({ id }) => !without.has(id));
  return new Thesaurus(concepts, RELATIONS.flatMap(parseRelations), roles, sounds);
}

/**
 * The support thesaurus, loaded when it is first asked for and then kept: a chunk of its own in a browser's bundle.
 * @param without names of concepts to leave out, to see what a base does for which they were not written; such a thesaurus is made anew each time
 */
export async function loadThesaurus(without: ReadonlySet<string> = new Set()): Promise<Thesaurus> {
  if (without.size > 0) return load(without);
  loading ??= load(without);
  return loading;
}
