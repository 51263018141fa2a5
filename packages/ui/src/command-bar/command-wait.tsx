import { Search } from 'lucide-react';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useTexts } from '#/ui-texts/ui-texts-provider.tsx';

/** What happened before the bar was there. */
export interface TypedAhead {
  text: string;
  /** What had the focus, and gets it back. */
  from: Element | null;
}

export interface CommandWaitProps {
  /** What is typed here, for the bar that comes. */
  typedRef: RefObject<TypedAhead>;
  onClose: () => void;
}

/** The field of the command bar while its code is on its way: whoever opens it by a key types on at once. */
export function CommandWait({ typedRef, onClose }: CommandWaitProps) {
  const texts = useTexts();
  const input = useRef<HTMLInputElement>(null);
  // Before the next key, which would else go to the page behind.
  useLayoutEffect(() => {
    typedRef.current.from ??= document.activeElement;
    const field = input.current;
    if (!field) return;
    field.value = typedRef.current.text;
    field.focus();
  }, [typedRef]);
  return (
    <div role="dialog" aria-modal="true" aria-label={texts.loading} aria-busy="true" className="fixed inset-0 z-50">
      <button type="button" tabIndex={-1} aria-label={texts.close} onClick={onClose} className="absolute inset-0 size-full bg-backdrop" />
      <div className="relative mx-auto mt-4 flex h-13 w-[640px] max-w-full items-center gap-3 rounded-dialog bg-overlay px-4 shadow-overlay max-sm:mt-0 max-sm:rounded-none sm:mt-16">
        <Search size={18} aria-hidden="true" className="shrink-0 text-muted" />
        <input
          ref={input}
          type="text"
          aria-label={texts.loading}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            typedRef.current.text = event.target.value;
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
            // Nothing to be chosen is there yet.
            if (event.key === 'Enter' || event.key === 'Tab') event.preventDefault();
          }}
          className="h-full min-w-0 flex-1 bg-transparent text-15 text-foreground outline-none focus-visible:outline-none"
        />
      </div>
    </div>
  );
}
