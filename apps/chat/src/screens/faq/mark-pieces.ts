interface Piece {
  text: string;
  /** Where it begins. */
  at: number;
  marked: boolean;
}

/** Cuts a text where it is to be marked; joined again, the pieces are the text. Longer marks come first. Pure. */
export function markPieces(text: string, marks: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let plain = 0;
  for (let at = 0; at < text.length;) {
    const mark = marks.find((each) => each !== '' && text.startsWith(each, at));
    if (mark === undefined) {
      at += 1;
      continue;
    }
    if (at > plain) pieces.push({ text: text.slice(plain, at), at: plain, marked: false });
    pieces.push({ text: mark, at, marked: true });
    at += mark.length;
    plain = at;
  }
  if (plain < text.length) pieces.push({ text: text.slice(plain), at: plain, marked: false });
  return pieces;
}
