import { classNames, IconButton } from '@lobby/ui';
import { Check } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

export interface PopupEntry {
  readonly id: string;
  readonly label: string;
  /** Beneath the label, in smaller letters. */
  readonly note?: string | undefined;
  readonly icon?: ReactNode;
  /** Language of the label, where it is not the page's. */
  readonly lang?: string | undefined;
  /** Given, the entry is one of several of which one is chosen. */
  readonly checked?: boolean | undefined;
  /** Given, the entry is a switch. */
  readonly on?: boolean | undefined;
  readonly onChoose: () => void;
}

export interface PopupMenuProps {
  label: string;
  icon: ReactNode;
  /** Entries in groups, with a line between them. */
  groups: readonly { readonly label: string; readonly entries: readonly PopupEntry[] }[];
  /** Opens above the icon, from its left. */
  upward?: boolean | undefined;
}

/** Where a key moves the focus among `count` rows; undefined for any other key. */
function rowAfterKey(key: string, row: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (row + 1) % count;
  if (key === 'ArrowUp') return (row - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** A menu behind an icon, light enough for the first screen. */
export function PopupMenu({ label, icon, groups, upward = false }: PopupMenuProps) {
  const [open, setOpen] = useState(false);
  const menuId = useId();
  const root = useRef<HTMLDivElement>(null);
  const rows = () => [...(root.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];

  useEffect(() => {
    if (!open) return undefined;
    root.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);

  const close = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const all = rows();
    const row = rowAfterKey(event.key, all.indexOf(document.activeElement as HTMLElement), all.length);
    if (row !== undefined) {
      event.preventDefault();
      all[row]?.focus();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') setOpen(false);
  };

  return (
    <div ref={root} className="relative">
      <IconButton
        label={label}
        icon={icon}
        round
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={() => setOpen(!open)}
        className={classNames(
          'relative pointer-coarse:after:absolute',
          upward ? 'size-9! pointer-coarse:after:-inset-1' : 'size-10! pointer-coarse:after:-inset-0.5',
          open && 'bg-default',
        )}
      />
      {open ? (
        <div
          id={menuId}
          role="menu"
          tabIndex={-1}
          onKeyDown={onKeyDown}
          aria-label={label}
          className={classNames(
            'absolute z-20 w-66 max-w-[calc(100vw-16px)] rounded-2xl border border-border bg-overlay p-1.5 shadow-overlay',
            upward ? 'bottom-full left-0 mb-2' : 'top-full right-0 mt-1',
          )}
        >
          {groups.map((group) => (
            <div
              key={group.label}
              role="group"
              aria-label={group.label}
              className="not-first:mt-1.5 not-first:border-t not-first:border-separator not-first:pt-1.5"
            >
              {group.entries.map((entry) => (
                <MenuRow key={entry.id} entry={entry} onDone={close} />
              ))}
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}

function MenuRow({ entry, onDone }: { entry: PopupEntry; onDone: () => void }) {
  const noteId = useId();
  const { checked, on } = entry;
  return (
    <button
      {...roleOf(entry)}
      type="button"
      tabIndex={-1}
      lang={entry.lang}
      {...(entry.note === undefined ? {} : { 'aria-label': entry.label, 'aria-describedby': noteId })}
      onClick={() => {
        onDone();
        entry.onChoose();
      }}
      className="flex min-h-10 w-full items-center gap-2.5 rounded-[10px] px-3 text-left text-sm hover:bg-default focus-visible:bg-default focus-visible:-outline-offset-2 [&_svg]:shrink-0"
    >
      {entry.icon}
      <span className="flex-1">
        {entry.label}
        {entry.note === undefined ? null : (
          <span id={noteId} className="block text-xs text-muted">
            {entry.note}
          </span>
        )}
      </span>
      {checked || on ? <Check size={16} aria-hidden="true" className="text-accent" /> : null}
    </button>
  );
}

function roleOf({ checked, on }: PopupEntry) {
  if (on !== undefined) return { role: 'menuitemcheckbox', 'aria-checked': on } as const;
  return checked === undefined ? ({ role: 'menuitem' } as const) : ({ role: 'menuitemradio', 'aria-checked': checked } as const);
}
