import { Focusable } from '@heroui/react/rac';
import { Tooltip as HeroTooltip } from '@heroui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

/** A short explanation of the one button or link inside it, on hover and on focus. Never the only place of a text. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement<React.DOMAttributes<Element>, string> }) {
  return (
    <HeroTooltip>
      <Focusable>{children}</Focusable>
      <HeroTooltip.Content className="max-w-64 rounded-lg bg-foreground px-2.5 py-1.5 text-xs text-background shadow-overlay">
        {text}
      </HeroTooltip.Content>
    </HeroTooltip>
  );
}
