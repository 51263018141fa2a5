import { useT } from '@lobby/i18n';
import { IconButton } from '@lobby/ui';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

/** The list is asked this long after the last key, in milliseconds. */
const PAUSE_MS = 120;

/** The search: it follows every key, and waits while an input method is composing. */
export function SearchInput({ label, value, onChange }: { label: string; value: string; onChange: (q: string) => void }) {
  const t = useT('faq');
  const [typed, setTyped] = useState(value);
  const composing = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  const soon = (text: string) => {
    clearTimeout(timer.current);
    if (!composing.current) timer.current = setTimeout(() => onChange(text.trim()), text === '' ? 0 : PAUSE_MS);
  };
  return (
    <search className="flex h-12 items-center gap-2 rounded-full border border-field-border bg-surface ps-4 pe-1.5 focus-within:border-accent">
      <Search size={18} aria-hidden="true" className="shrink-0 text-muted" />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        maxLength={200}
        aria-label={label}
        placeholder={label}
        value={typed}
        className="h-full min-w-0 flex-1 bg-transparent text-base outline-none"
        onChange={(event) => {
          setTyped(event.target.value);
          soon(event.target.value);
        }}
        onCompositionStart={() => {
          composing.current = true;
        }}
        onCompositionEnd={(event) => {
          composing.current = false;
          soon(event.currentTarget.value);
        }}
      />
      {typed === '' ? null : (
        <IconButton
          label={t('clear')}
          icon={<X size={16} />}
          size="small"
          round
          onClick={() => {
            setTyped('');
            soon('');
            input.current?.focus();
          }}
        />
      )}
    </search>
  );
}
