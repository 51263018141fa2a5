import { splitText } from './split-text.ts';

export interface LinkedTextProps {
  text: string;
  /** How many sources the text may refer to by number. */
  sources?: number | undefined;
  /** On a dark bubble, links keep its colour. */
  onAccent?: boolean | undefined;
}

/** Keeps what follows it on the line of what precedes it: a citation never starts a line. */
const WORD_JOINER = '\u2060';

/** A message as text and nothing else: no markup of it is ever read, and only http and https addresses become links. */
export function LinkedText({ text, sources, onAccent = false }: LinkedTextProps) {
  return splitText(text, sources).map((piece) => {
    if (piece.kind === 'text') return piece.text;
    if (piece.kind === 'source') {
      return (
        <span key={piece.at} className="whitespace-nowrap">
          {WORD_JOINER}
          <span className="mx-0.5 inline-flex size-4 items-center justify-center rounded-full bg-surface align-[1px] text-[10px] leading-none text-accent-text tabular-nums">
            {piece.number}
          </span>
        </span>
      );
    }
    return (
      <a
        key={piece.at}
        href={piece.text}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className={onAccent ? 'underline underline-offset-2' : 'text-accent-text underline underline-offset-2'}
      >
        {piece.text}
      </a>
    );
  });
}
