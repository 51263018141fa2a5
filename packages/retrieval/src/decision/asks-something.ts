import { foldText } from '#/analysis/fold-text.ts';
import { PLACE, kindSpansIn, kindsOf } from '#/analysis/question-kind.ts';
import { readCells } from '#/ranking/read-cells.ts';

/** What says something weighs at least so much. */
const CONTENT_FROM = 0.3;

/** How a clause begins in English that asks. */
const OPENING =
  /^[^\p{L}]*(?:(?:and|also|plus|so|then|hi|hello|btw)[^\p{L}]+)*(?:am|is|are|was|were|do|does|did|can|could|will|would|should|may|have|has|what|which|who|whose|when|where|why|how)(?![\p{L}'])/u;
/** What asks in Chinese wherever it stands: a verb with its denial (送唔送, 贵不贵), and words for what and how much. */
const ASKING = /(\p{Script=Han})[不唔冇没]\1|有冇|多少|几多|[乜咩]|点(?:计|算|样|去|做)|怎[么样]|哪|(?:教えて|知りたい|聞きたい|伺いたい)/u;
/** Who asks where somebody is names no thing. */
const WHERE_YOU_ARE = /(?<!\p{L})(?:you|ur|u)(?!\p{L})|你们?|您|你哋|そちら/u;

/** Whether a part of a message asks something by itself, and about something. */
export function asksSomething(part: string): boolean {
  const folded = foldText(part);
  const kinds = kindSpansIn(folded).filter((span) => span.asks);
  if (kinds.length === 0 && !/[?？]/u.test(part) && !OPENING.test(folded) && !ASKING.test(folded)) return false;
  if ((kindsOf(kinds) & PLACE) !== 0 && WHERE_YOU_ARE.test(folded)) return true;
  return readCells(folded, []).some(({ asks, weight }) => !asks && weight >= CONTENT_FROM);
}
