import { foldText } from '@lobby/retrieval';
import { createHash } from 'node:crypto';

/** Ways of writing one thing in several languages, as people wrote them. */
export type WordGroup = readonly string[];

/** A text with everything that is the same in several languages under one name. */
export interface Named {
  /** To be compared: words of a group are the group's one word. */
  readonly text: string;
  /** What was found, as it stands in its group, by group. */
  readonly found: ReadonlyMap<string, string>;
}

interface Phrase {
  folded: string;
  written: string;
  name: string;
}

const LATIN_EDGE = /[a-z0-9]/;
const A = 97;
const LETTERS = 26;
const NAME_LENGTH = 10;

/** Names words by their meaning, as the glossary and linked translations have them. */
export class SameWords {
  readonly #phrases: Phrase[];

  constructor(groups: readonly WordGroup[]) {
    const phrases = groups.flatMap((group) => group.map((written) => ({ written, folded: foldText(written).trim(), name: nameOf(group) })));
    // The longest first, so that "gift card" is not read as "card".
    this.#phrases = phrases.filter(({ folded }) => folded.length > 1).toSorted((a, b) => b.folded.length - a.folded.length);
  }

  /** Reads a text. */
  name(text: string): Named {
    let rest = foldText(text);
    const found = new Map<string, string>();
    for (const { folded, written, name } of this.#phrases) {
      const next = replaceWord(rest, folded, ` ${name} `);
      if (next !== rest) found.set(name, written);
      rest = next;
    }
    return { text: rest, found };
  }
}

/** A word of letters alone that is like no other, so that nothing is alike by a piece of it. */
function nameOf(group: WordGroup): string {
  const bytes = createHash('sha256').update(group.join('\0')).digest().subarray(0, NAME_LENGTH);
  return String.fromCodePoint(...Array.from(bytes, (byte) => A + (byte % LETTERS)));
}

/** Replaces a phrase wherever it stands; one that begins or ends with a Latin letter is a whole word. */
function replaceWord(text: string, phrase: string, by: string): string {
  let result = '';
  let from = 0;
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, from)) {
    const end = at + phrase.length;
    const isCut = (inside: string | undefined, outside: string | undefined) =>
      LATIN_EDGE.test(inside ?? '') && LATIN_EDGE.test(outside ?? '');
    const isWhole = !isCut(phrase[0], text[at - 1]) && !isCut(phrase.at(-1), text[end]);
    result += text.slice(from, at) + (isWhole ? by : phrase);
    from = end;
  }
  return result + text.slice(from);
}
