import { Search, X } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '#/class-names.ts';
import { useTexts } from '#/ui-texts/ui-texts-provider.tsx';
import { FIELD_BOX, FIELD_INPUT } from './field-look.ts';

export interface SearchFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'className'> {
  /** What is searched; also the placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string | undefined;
}

/** A search box: Esc and the cross empty it. */
export function SearchField({ label, value, onChange, className, onKeyDown, ...input }: SearchFieldProps) {
  const texts = useTexts();
  return (
    <div role="search" className={classNames(FIELD_BOX, 'h-(--field-height) items-center gap-2 px-(--field-padding)', className)}>
      <Search size={16} aria-hidden="true" className="shrink-0 text-muted" />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={label}
        {...input}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '') {
            event.stopPropagation();
            onChange('');
          }
          onKeyDown?.(event);
        }}
        className={classNames(FIELD_INPUT, 'h-full [&::-webkit-search-cancel-button]:hidden')}
      />
      {value === '' ? null : (
        <button
          type="button"
          aria-label={texts.clear}
          title={texts.clear}
          onClick={() => onChange('')}
          className="relative -mr-1 flex size-6 pointer-coarse:after:absolute pointer-coarse:after:-inset-2.5 items-center justify-center rounded-md text-muted hover:text-foreground"
        >
          <X size={15} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
