import { cutText } from './cut-text.ts';

/** A message as text and nothing else: no markup of it is ever read, and only http and https addresses become links. */
export function LinkedText({ text, sources = 0 }: { text: string; sources?: number | undefined }) {
  return cutText(text, sources).map(({ kind, at, text: piece }) => {
    if (kind === 'link')
      return (
        <a
          key={at}
          href={piece}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="text-accent-text underline underline-offset-2"
        >
          {piece}
        </a>
      );
    if (kind === 'source')
      return (
        <sup key={at} className="px-0.5 text-[10px] text-accent-text">
          {piece}
        </sup>
      );
    return piece;
  });
}
