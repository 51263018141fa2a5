import { Text, type Document, type Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { findElements, textIn } from '#/domains/source/html/element-text.ts';

/** As mammoth and Markdown name them. */
const REFERENCE = /^#((?:foot|end)note-\d+|user-content-fn-.+)$/;
const BACK = /^#(?:(?:foot|end)note-ref-\d+|user-content-fnref-.+)$/;

/** Puts what a note says behind the words that it is about: at the end of a document it would stand under another heading. */
export function notesInPlace(document: Document): void {
  const links = findElements(document.children, ({ name }) => name === 'a');
  for (const back of links.filter(({ attribs }) => BACK.test(attribs['href'] ?? ''))) DomUtils.removeElement(back);
  const items = findElements(document.children, ({ name, attribs }) => name === 'li' && attribs['id'] !== undefined);
  const notes = new Map(items.map((item) => [item.attribs['id'], item]));
  const used = new Set<Element>();
  for (const link of links) {
    const note = notes.get(REFERENCE.exec(link.attribs['href'] ?? '')?.[1] ?? ' ');
    if (!note) continue;
    DomUtils.replaceElement(link, new Text(` (${textIn(note)}) `));
    used.add(note);
  }
  for (const note of used) DomUtils.removeElement(note);
}
