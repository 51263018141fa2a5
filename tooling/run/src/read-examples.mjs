/**
 * A block of TypeScript in a document.
 * @typedef {object} Example
 * @property {number} line of its fence, the first line being 1
 * @property {'ts' | 'tsx'} language
 * @property {string} code padded with empty lines, so that a line of it is the same line of the document
 */

const OPENING_FENCE = /^```(tsx?)\s*$/;
const CLOSING_FENCE = /^```\s*$/;

/**
 * The examples of a Markdown document. A fence that is not closed ends with the document.
 * @param {string} markdown
 * @returns {Example[]}
 */
export function readExamples(markdown) {
  const lines = markdown.split('\n');
  /** @type {Example[]} */
  const examples = [];
  for (let index = 0; index < lines.length; index += 1) {
    const language = OPENING_FENCE.exec(lines[index] ?? '')?.[1];
    if (language === undefined) continue;
    const end = lines.findIndex((line, place) => place > index && CLOSING_FENCE.test(line));
    const code = lines.slice(index + 1, end === -1 ? undefined : end);
    const padding = Array.from({ length: index + 1 }, () => '');
    examples.push({ line: index + 1, language: language === 'tsx' ? 'tsx' : 'ts', code: [...padding, ...code].join('\n') });
    index += code.length;
  }
  return examples;
}
