import { foldText } from '#/analysis/fold-text.ts';
import { scanTerms } from '#/analysis/scan-terms.ts';
import { TRIGRAM } from '#/analysis/term-key.ts';
import { headingsOf } from '#/catalog/entry.ts';
import type { Entry } from '#/catalog/entry.ts';
import type { Shelf } from '#/catalog/shelf.ts';
import { isMarked, markAsking } from './asking-words.ts';
import type { Evidence } from './confidence.ts';
import { everydayShare } from './everyday-share.ts';
import type { Candidate, Ranking } from './rank-entries.ts';
import type { Question } from './read-question.ts';
import { termWorth } from './term-worth.ts';

/** A knowledge base is weighed as if it stood among this many everyday texts: by itself a small one cannot tell which words are rare. */
const EVERYDAY_TEXTS = 1_000;
/**
 * What an entry of no merit gets in a large knowledge base, as a share of the possible: the rival that a small one lacks. Without it the
 * only entry there is would lead by far, whatever the question.
 */
const CHANCE_SHARE = 0.2;
/** The place of the entry that stands for the run of them. */
const FIELD_PLACE = 4;
/** Everyday texts that a knowledge base is weighed among where its own words are taken to be everyday words: what a shoe shop sells is shoes. */
const OWN_TEXTS = 5;
/** A question of fewer words may well share a single one with what answers it. */
const SEVERAL_WORDS = 3;
/** Characters of a heading that are compared. */
const MAX_HEADING = 300;

const shareOf = (part: number, whole: number): number => (whole > 0 ? Math.min(1, Math.max(0, part / whole)) : 0);

/** How unlikely a text is to hold a term by chance, in nats: `texts` of the knowledge base, of which `held` hold it, and the everyday ones. */
function rarityOf(texts: number, held: number, everyday: number): number {
  const all = held + EVERYDAY_TEXTS * everyday;
  return Math.log(1 + Math.max(0, texts + EVERYDAY_TEXTS - all + 0.5) / (all + 0.5));
}

/** Nats of a heading that a question says and that it does not, by everyday texts alone. */
function compareHeading(question: Question, heading: string): { said: number; unasked: number } {
  const folded = foldText(heading.slice(0, MAX_HEADING));
  const asking = markAsking(folded);
  let said = 0;
  let unasked = 0;
  scanTerms(folded, (kind, high, low, start, end) => {
    // Three letters in a row count the same whichever they are.
    const text = kind === TRIGRAM ? '' : folded.slice(start, end);
    const worth = termWorth(kind, text, isMarked(asking, start, end));
    if (worth === 0) return;
    const nats = worth * rarityOf(0, 0, everydayShare(kind, text));
    if (question.find(high, low) < 0) unasked += nats;
    else said += nats;
  });
  return { said, unasked };
}

/** How well an entry's best heading fits a question, and how many of its nats the question does not say. */
function compareHeadings(entry: Entry, question: Question, asked: number): Pick<Evidence, 'heading' | 'unasked'> {
  let best = { heading: 0, unasked: 0 };
  for (const { text } of headingsOf(entry)) {
    const { said, unasked } = compareHeading(question, text);
    const heading = shareOf(2 * said, said + unasked + asked);
    if (heading >= best.heading) best = { heading, unasked };
  }
  return best;
}

/** How much of a question an entry holds, weighed by how rare its terms are in a knowledge base alone. */
function groundsOf(shelf: Shelf<Entry>, { terms }: Question, { whole: { counts } }: Ranking, held: Uint8Array): number {
  const texts = shelf.whole.liveCount;
  let [inEntry, asked] = [0, 0];
  for (const [number, { everyday, worth, asked: isAsked }] of terms.entries()) {
    if (!isAsked) continue;
    const all = Math.min(texts, counts[number] as number) + OWN_TEXTS * everyday;
    const value = worth * Math.log(1 + Math.max(0, texts + OWN_TEXTS - all) / all);
    asked += value;
    if (held[number] === 1) inEntry += value;
  }
  return shareOf(inEntry, asked);
}

function isTopicOnly({ terms }: Question, held: Uint8Array): boolean {
  let [asked, found] = [0, 0];
  for (const [number, { subject }] of terms.entries()) {
    if (!subject) continue;
    asked += 1;
    found += held[number] as number;
  }
  return asked >= SEVERAL_WORDS && found <= 1;
}

/** What only a small knowledge base needs to know; in a larger one nothing of it counts. */
function standAlone(
  shelf: Shelf<Entry>,
  question: Question,
  ranking: Ranking,
  held: Uint8Array,
): Pick<Evidence, 'grounds' | 'topicOnly' | 'rivals'> {
  const rivals = Math.min(1, (shelf.whole.liveCount - 1) / FIELD_PLACE) ** 2;
  if (rivals === 1) return { grounds: 0, topicOnly: false, rivals };
  return { grounds: groundsOf(shelf, question, ranking, held), topicOnly: isTopicOnly(question, held), rivals };
}

/** Nats of what a visitor asks, in the knowledge base and by everyday texts alone. */
export interface Asked {
  /** Of each term of the question, in the knowledge base. */
  readonly nats: Float64Array;
  /** Their sum, without the synonyms. */
  readonly inQuestion: number;
  readonly everyday: number;
}

/** What all candidates of a question are held against. */
export function weighAsked(shelf: Shelf<Entry>, { terms }: Question, { whole }: Ranking): Asked {
  const nats = new Float64Array(terms.length);
  let [inQuestion, everydayNats] = [0, 0];
  for (const [number, { everyday, worth, asked }] of terms.entries()) {
    const own = worth * rarityOf(shelf.whole.liveCount, whole.counts[number] as number, everyday);
    nats[number] = own;
    if (!asked) continue;
    inQuestion += own;
    everydayNats += worth * rarityOf(0, 0, everyday);
  }
  return { nats, inQuestion, everyday: everydayNats };
}

/**
 * Everything that speaks for and against the candidate at a place of a ranking.
 * @param held for each term whether the entry holds it
 */
export function gatherEvidence(
  shelf: Shelf<Entry>,
  question: Question,
  ranking: Ranking,
  place: number,
  { nats, inQuestion, everyday }: Asked,
  held: Uint8Array,
): Evidence {
  const {
    candidates,
    whole: { possible },
  } = ranking;
  const { number, total, headingScore, passage, vector } = candidates[place] as Candidate;
  const totalAt = (other: number): number => Math.max(candidates[other]?.total ?? 0, CHANCE_SHARE * possible);
  let [passageOfOthers, headingOfOthers] = [0, Number.NEGATIVE_INFINITY];
  for (const [at, other] of candidates.entries()) {
    if (at === place) continue;
    passageOfOthers = Math.max(passageOfOthers, other.passage.score);
    headingOfOthers = Math.max(headingOfOthers, other.headingScore);
  }
  // A synonym stands in for a word that the entry lacks; it asks for nothing by itself.
  let sum = 0;
  for (let term = 0; term < nats.length; term += 1) if (held[term] === 1) sum += nats[term] as number;
  const inEntry = Math.min(inQuestion, sum);
  return {
    held: inEntry,
    share: shareOf(inEntry, inQuestion),
    ...compareHeadings(shelf.entryAt(number), question, everyday),
    passage: shareOf(passage.score, possible),
    passageLead: shareOf(passage.score - passageOfOthers, passage.score),
    lead: shareOf(total - totalAt(place === 0 ? 1 : 0), total),
    distinction: shareOf(total - totalAt(FIELD_PLACE), possible),
    agreement: headingOfOthers <= headingScore ? 1 : 0,
    ...standAlone(shelf, question, ranking, held),
    vector,
  };
}
