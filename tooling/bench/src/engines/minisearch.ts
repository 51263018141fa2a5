import MiniSearch from 'minisearch';
import type { Options, SearchResult } from 'minisearch';
import type { QuestionSet } from '#/retrieval/question-set.ts';
import type { Engine, FilledEngine, Found } from './engine.ts';

const FIELDS = ['title', 'text'];
const HAN_OR_KANA = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;

function fillWith(documents: QuestionSet['documents'], tokenize?: (text: string) => string[]): FilledEngine {
  const options: Options = { fields: FIELDS };
  const search = new MiniSearch(tokenize === undefined ? options : { ...options, tokenize });
  search.addAll(documents);
  const found = ({ id, score }: SearchResult): Found => ({ id: String(id), score });
  return { search: (question, limit) => search.search(question).slice(0, limit).map(found) };
}

/** Words of the platform's segmenter, and pairs of characters where a script has no spaces. */
function segmentAndPair(segmenter: Intl.Segmenter): (text: string) => string[] {
  return (text) => {
    const terms = [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
    for (const [run] of text.matchAll(HAN_OR_KANA)) {
      const characters = Array.from(run);
      for (let position = 1; position < characters.length; position += 1) {
        terms.push(`${characters[position - 1]}${characters[position]}`);
      }
    }
    return terms;
  };
}

export const miniSearch: Engine = {
  name: 'MiniSearch',
  fill: async (documents) => fillWith(documents),
};

export const miniSearchSegmented: Engine = {
  name: 'MiniSearch + Intl.Segmenter + pairs',
  fill: async (documents, language) => fillWith(documents, segmentAndPair(new Intl.Segmenter(language, { granularity: 'word' }))),
};
