/** Ends of lines, and whatever else a terminal or a mail takes for one. */
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;
/** Marks that turn the direction of a text around, or are not seen: one name must not look like another. Those inside of emoji stay. */
const HIDDEN = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** A name as it may stand in any line: nobody writes a line of their own into a mail with it, or turns the words around it. */
export function oneLine(text: string): string {
  return text.replaceAll(BREAKS, ' ').replaceAll(HIDDEN, '');
}
