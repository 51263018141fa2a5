import { analyze, createIndex, likeable, matchesPhrase } from '@lobby/retrieval';

/** What a link's offer is described by. */
export interface DescribedOffer {
  id: string;
  bot_offer: { when_text: string; intents: readonly string[] };
}

/** Score of the retrieval, 0 to 1, from which a question asks for what is described. */
const ASKED_FOR = 0.5;
/** NotificationPlan words that a question and a description share at least: one alone is only what both are about. */
const SHARED_MIN = 2;
/** What a word is worth, in nats, from which it tells what is asked: "the" and "where" are below. */
const TELLING = 1;

/** The link whose description a question fits best; undefined where it fits none. Pure. */
export function describedOffer<Link extends DescribedOffer>(question: string, links: readonly Link[]): Link | undefined {
  const index = createIndex<{ id: string; wordings: readonly string[]; answer: string }>();
  for (const { id, bot_offer: offer } of links) index.add({ id, wordings: offer.intents, answer: offer.when_text });
  const asked = tellingTerms(question);
  const fits = ({ bot_offer: { when_text: text, intents } }: Link, score: number) =>
    // What is said as it was written is asked for, whatever else the message speaks of.
    intents.some((intent) => matchesPhrase(question, intent)) ||
    (score >= ASKED_FOR && [...tellingTerms([text, ...intents].join('\n'))].filter((term) => asked.has(term)).length >= SHARED_MIN);
  const found = index.search(question, { limit: links.length, floor: 0 });
  return found.flatMap(({ entry, score }) => links.filter((link) => link.id === entry.id && fits(link, score)))[0];
}

/** Words, and neighbouring characters of scripts without spaces, that say what a text is about. */
function tellingTerms(text: string): ReadonlySet<string> {
  const { words, pairs } = analyze(text);
  return new Set([...words, ...pairs].filter((term) => likeable(term).length >= TELLING));
}
