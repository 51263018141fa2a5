import { classNames } from '@lobby/ui';
import type { ReactNode } from 'react';

/** `own` on the right in blue, `other` on the left in grey, `waiting` and `refused` are own messages that are not delivered. */
export type BubbleLook = 'own' | 'other' | 'waiting' | 'refused';

const LOOKS: Readonly<Record<BubbleLook, string>> = {
  own: 'rounded-br-[6px] bg-accent-solid text-accent-foreground',
  other: 'rounded-tl-[6px] bg-bot-bubble text-foreground',
  waiting: 'rounded-br-[6px] border border-dashed border-accent/60 bg-accent-pale text-foreground',
  refused: 'rounded-br-[6px] border border-danger-border bg-danger-soft text-foreground',
};

/** What somebody said. Long words wrap, lines stay as they were typed, and the text finds its own direction. */
export function Bubble({ look, children }: { look: BubbleLook; children: ReactNode }) {
  return (
    <div
      dir="auto"
      className={classNames(
        'w-fit max-w-full rounded-bubble px-3.5 py-2.5 text-start text-15 leading-(--line-height) wrap-anywhere whitespace-pre-wrap',
        LOOKS[look],
      )}
    >
      {children}
    </div>
  );
}
