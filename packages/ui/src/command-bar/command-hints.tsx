import { CornerDownLeft, MoveVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWideTexts } from '#/ui-texts/wide-texts-provider.tsx';

/** A key as it is printed. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="flex h-5 min-w-5 items-center justify-center rounded-[5px] border border-border bg-surface px-1 font-sans text-xs text-muted">
      {children}
    </kbd>
  );
}

/** Which keys do what, at the foot; not where there is no keyboard. */
export function CommandHints() {
  const texts = useWideTexts();
  return (
    <div
      aria-hidden="true"
      className="flex h-10 shrink-0 items-center gap-4 border-t border-separator px-4 text-xs text-muted max-sm:hidden [&>span]:flex [&>span]:items-center [&>span]:gap-1.5"
    >
      <span>
        <Key>
          <MoveVertical size={12} />
        </Key>
        {texts.commandHintMove}
      </span>
      <span>
        <Key>
          <CornerDownLeft size={12} />
        </Key>
        {texts.commandHintChoose}
      </span>
      <span>
        <Key>Esc</Key>
        {texts.commandHintClose}
      </span>
    </div>
  );
}
