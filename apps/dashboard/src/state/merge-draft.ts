/** A text and when it was written, in epoch milliseconds. */
export interface TimedText {
  readonly body: string;
  readonly writtenAt: number;
}

interface Meeting {
  /** What this tab has; `writtenAt` is 0 where it never wrote. */
  readonly own: TimedText;
  /** What the server keeps. */
  readonly kept: TimedText;
  /** What is typed here has not been saved yet. */
  readonly unsaved: boolean;
  /** When somebody last typed here, in epoch milliseconds; 0 where nobody did. */
  readonly typedAt: number;
  readonly now: number;
}

/** Whoever typed less long ago is still typing, in milliseconds. */
export const STILL_TYPING_MS = 5_000;

/** Of two copies of a draft the newest stays; what is being typed is never overwritten. */
export function mergeDraft({ own, kept, unsaved, typedAt, now }: Meeting): 'take' | 'save' | 'same' {
  if (own.body === kept.body) return 'same';
  if (own.writtenAt >= kept.writtenAt) return 'save';
  if (own.body !== '' && (unsaved || now - typedAt < STILL_TYPING_MS)) return 'save';
  return 'take';
}
