/** A piece of a message. */
export interface TextPiece {
  readonly kind: 'text' | 'link' | 'source';
  readonly text: string;
  /** Where it begins in the message. */
  readonly at: number;
}

/** Web addresses end where plain ASCII does, so that the Chinese and Japanese words around them stay outside. */
const LINK_OR_SOURCE = /https?:\/\/[!#-;=?-Z\\\]_a-z~[]*[#-&+\-/-9=@-Z_a-z~]|\[(\d{1,2})\]/g;

/** Cuts a message into text, web addresses and the numbers of its sources. Joined again, the pieces are the message. */
export function cutText(text: string, sources: number): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK_OR_SOURCE)) {
    const [found, digits] = match;
    const kind = digits === undefined ? 'link' : 'source';
    if (kind === 'source' ? Number(digits) < 1 || Number(digits) > sources : !URL.canParse(found)) continue;
    if (match.index > end) pieces.push({ kind: 'text', text: text.slice(end, match.index), at: end });
    pieces.push({ kind, text: found, at: match.index });
    end = match.index + found.length;
  }
  if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end), at: end });
  return pieces;
}
