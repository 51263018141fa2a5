import { LOCALE_NAMES, LOCALES, type Locale } from '@lobby/contract';
import { Check, ChevronDown, Globe } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { buttonLook } from '#/button/button-look.ts';
import { classNames } from '#/class-names.ts';
import { useTexts } from '#/ui-texts/ui-texts-provider.tsx';

export interface LanguageMenuProps {
  /** The locale now shown. */
  locale: Locale;
  onChoose: (locale: Locale) => void;
  /** Which edge of the button the menu keeps to. */
  align?: 'start' | 'end' | undefined;
  /** Opens upwards, as at the foot of a page. */
  upwards?: boolean | undefined;
}

/** Where a key moves the focus among `count` rows; undefined for any other key. */
export function rowAfterKey(key: string, row: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (row + 1) % count;
  if (key === 'ArrowUp') return (row - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** The four languages, each in its own glyphs, with a check on the current one. */
export function LanguageMenu({ locale, onChoose, align = 'end', upwards = false }: LanguageMenuProps) {
  const texts = useTexts();
  const menuId = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const rows = useRef<(HTMLButtonElement | null)[]>([]);

  useEffect(() => {
    if (!open) return undefined;
    rows.current[LOCALES.indexOf(locale)]?.focus();
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open, locale]);

  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        setOpen(true);
      }
      return;
    }
    const row = rowAfterKey(event.key, rows.current.indexOf(document.activeElement as HTMLButtonElement), LOCALES.length);
    if (row !== undefined) {
      event.preventDefault();
      rows.current[row]?.focus();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') setOpen(false);
  };

  return (
    <div ref={root} role="presentation" className="relative inline-flex h-fit" onKeyDown={onKeyDown}>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        aria-label={`${texts.language}: ${LOCALE_NAMES[locale]}`}
        onClick={() => setOpen(!open)}
        className={classNames(buttonLook('ghost', 'small'), 'text-sm font-normal!', open && 'bg-default')}
      >
        <Globe size={16} aria-hidden="true" className="text-muted" />
        <span lang={locale}>{LOCALE_NAMES[locale]}</span>
        <ChevronDown size={14} aria-hidden="true" className="text-muted" />
      </button>
      {open ? (
        <div
          id={menuId}
          role="menu"
          aria-label={texts.language}
          className={classNames(
            'absolute z-50 w-[232px] rounded-2xl border border-border bg-overlay p-1.5 shadow-overlay',
            align === 'end' ? 'right-0' : 'left-0',
            upwards ? 'bottom-full mb-2' : 'top-full mt-2',
          )}
        >
          {LOCALES.map((each, index) => (
            <button
              key={each}
              ref={(element) => {
                rows.current[index] = element;
              }}
              type="button"
              role="menuitemradio"
              aria-checked={each === locale}
              tabIndex={-1}
              lang={each}
              onClick={() => {
                close();
                if (each !== locale) onChoose(each);
              }}
              className={classNames(
                'flex h-10 w-full items-center justify-between rounded-[10px] px-3 text-sm hover:bg-default focus-visible:-outline-offset-2',
                each === locale && 'bg-default',
              )}
            >
              {LOCALE_NAMES[each]}
              {each === locale ? <Check size={16} aria-hidden="true" className="text-accent" /> : null}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
