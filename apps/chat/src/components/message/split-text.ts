/** A piece of a message: plain text, a web address, or the number of a source. */
export type TextPiece = {
  readonly text: string;
  /** Where it begins in the message. */
  readonly at: number;
} & ({ readonly kind: 'text' | 'link' } | { readonly kind: 'source'; readonly number: number });

/** Web addresses end where plain ASCII does, so that the words around them in Chinese and Japanese stay outside. */
const LINK_OR_SOURCE = /https?:\/\/[!#-;=?-Z\\\]_a-z~[]+|\[(\d{1,2})\]/gi;
/** Punctuation that closes a sentence, not an address. */
const TRAILING = /[.,;:!?'*_~\]]+$/;

/** Cuts a message into what is shown in different ways. Joined again, the pieces are the message. */
export function splitText(text: string, sources = 0): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK_OR_SOURCE)) {
    const piece = pieceOf(match, sources);
    if (!piece) continue;
    if (match.index > end) pieces.push({ kind: 'text', at: end, text: text.slice(end, match.index) });
    pieces.push(piece);
    end = match.index + piece.text.length;
  }
  if (end < text.length) pieces.push({ kind: 'text', at: end, text: text.slice(end) });
  return pieces;
}

function pieceOf(match: RegExpExecArray, sources: number): TextPiece | undefined {
  const [found, digits] = match;
  const at = match.index;
  if (digits === undefined) {
    const text = trimAddress(found);
    return isWebAddress(text) ? { kind: 'link', at, text } : undefined;
  }
  const number = Number(digits);
  return number >= 1 && number <= sources ? { kind: 'source', at, text: found, number } : undefined;
}

/** Without the sentence's own punctuation, and without a bracket that was opened before the address. */
function trimAddress(found: string): string {
  let address = found;
  for (;;) {
    const shorter = address.replace(TRAILING, '');
    const closed = shorter.endsWith(')') && count(shorter, ')') > count(shorter, '(') ? shorter.slice(0, -1) : shorter;
    if (closed === address) return address;
    address = closed;
  }
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
