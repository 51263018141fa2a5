import { useT } from '@lobby/i18n';
import { classNames, IconButton } from '@lobby/ui';
import { Smile } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { emojiAfterKey, EMOJIS } from './emojis.ts';

interface EmojiButtonProps {
  field: RefObject<HTMLTextAreaElement | null>;
  /** The text of the field with an emoji in it. */
  onInsert: (text: string) => void;
}

/** Beside the field: puts an emoji where the caret is. */
export function EmojiButton({ field, onInsert }: EmojiButtonProps) {
  const t = useT('later');
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);
  const insert = (emoji: string) => {
    const element = field.current;
    if (!element) return;
    const { selectionStart: from, selectionEnd: to, value } = element;
    const caret = from + emoji.length;
    onInsert(value.slice(0, from) + emoji + value.slice(to));
    requestAnimationFrame(() => element.setSelectionRange(caret, caret));
  };
  return (
    <div ref={root} className="relative">
      <IconButton
        label={t('emoji.open')}
        icon={<Smile size={19} />}
        round
        aria-haspopup
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
        className={classNames('relative size-9! pointer-coarse:after:absolute pointer-coarse:after:-inset-1', open && 'bg-default')}
      />
      {open ? (
        <EmojiPanel
          id={panelId}
          onPick={insert}
          onClose={() => {
            setOpen(false);
            field.current?.focus();
          }}
        />
      ) : null}
    </div>
  );
}

const GROUPS = Object.keys(EMOJIS) as (keyof typeof EMOJIS)[];

function EmojiPanel({ id, onPick, onClose }: { id: string; onPick: (emoji: string) => void; onClose: () => void }) {
  const t = useT('later');
  const panel = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  useEffect(() => panel.current?.querySelector('button')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const all = [...(panel.current?.querySelectorAll('button') ?? [])];
    const next = emojiAfterKey(event.key, at, all.length);
    if (next !== undefined) {
      event.preventDefault();
      setAt(next);
      all[next]?.focus();
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
  };
  const before = (group: number) => GROUPS.slice(0, group).reduce((sum, name) => sum + EMOJIS[name].length, 0);
  return (
    <div
      ref={panel}
      id={id}
      role="toolbar"
      aria-label={t('emoji.open')}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="absolute -end-10 bottom-full z-20 mb-3 max-h-64 w-76 max-w-[calc(100vw-24px)] overflow-y-auto rounded-2xl border border-border bg-overlay p-2 shadow-overlay"
    >
      {GROUPS.map((name, group) => (
        <div key={name} role="group" aria-label={t(`emoji.${name}`)}>
          <p aria-hidden="true" className="px-1.5 pt-1 pb-0.5 text-xs text-muted">
            {t(`emoji.${name}`)}
          </p>
          <div className="grid grid-cols-8">
            {EMOJIS[name].map((emoji, index) => (
              <button
                key={emoji}
                type="button"
                tabIndex={before(group) + index === at ? 0 : -1}
                onClick={() => {
                  setAt(before(group) + index);
                  onPick(emoji);
                }}
                className="flex aspect-square items-center justify-center rounded-lg text-xl hover:bg-default focus-visible:bg-default focus-visible:-outline-offset-2"
              >
                {emoji}
              </button>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
