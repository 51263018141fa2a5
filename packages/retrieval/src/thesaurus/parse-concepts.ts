/** A meaning with the words for it in every written language. */
export interface Concept {
  readonly id: string;
  readonly words: readonly ConceptWord[];
}

export interface ConceptWord {
  readonly text: string;
  /** It often means something else. */
  readonly isAmbiguous: boolean;
  /** What a text is written in that uses it so: kanji mean other things than the same characters in Chinese. */
  readonly script: 'latin' | 'chinese' | 'japanese';
}

const SCRIPTS: Readonly<Record<string, ConceptWord['script']>> = {
  en: 'latin',
  cn: 'chinese',
  yue: 'chinese',
  tw: 'chinese',
  ja: 'japanese',
};

const COLUMN_SIGN = ' | ';
const AMBIGUOUS_SIGN = '?';

function parseWord(word: string, script: ConceptWord['script']): ConceptWord {
  const isAmbiguous = word.endsWith(AMBIGUOUS_SIGN);
  return { text: isAmbiguous ? word.slice(0, -1).trim() : word, isAmbiguous, script };
}

function parseLine(line: string): Concept {
  const [id = '', ...columns] = line.split(COLUMN_SIGN);
  const words = columns.flatMap((column) => {
    const [name = '', list = ''] = column.split(':');
    const script = SCRIPTS[name.trim()] ?? 'latin';
    const written = list.split(',').map((word) => word.trim());
    return written.filter((word) => word !== '').map((word) => parseWord(word, script));
  });
  return { id: id.trim(), words };
}

/** Reads concepts, one a line: `refund | en: refund, money back | cn: 退款 | …`, a `?` behind a word that often means something else. */
export function parseConcepts(lines: string): Concept[] {
  return lines
    .split('\n')
    .filter((line) => line.includes(COLUMN_SIGN))
    .map(parseLine);
}

/** Concepts that often go with others: who says one of them may mean one of the others. */
export interface Relation {
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** Reads relations, one a line: `too-small too-large: exchange-size size`. */
export function parseRelations(lines: string): Relation[] {
  return lines
    .split('\n')
    .filter((line) => line.includes(':'))
    .map((line) => {
      const [from = '', to = ''] = line.split(':');
      return { from: from.trim().split(/\s+/), to: to.trim().split(/\s+/) };
    });
}
