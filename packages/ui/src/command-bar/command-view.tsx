import { Modal } from '@heroui/react/modal';
import { Search, X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '#/button/icon-button.tsx';
import { AriaLanguage } from '#/dialog/aria-language.tsx';
import { useLostEscape } from '#/dialog/use-lost-escape.ts';
import { isTakenByInputMethod } from '#/field/input-method.ts';
import { useTexts } from '#/ui-texts/ui-texts-provider.tsx';
import { useWideTexts } from '#/ui-texts/wide-texts-provider.tsx';
import type { CommandBarProps } from './command-bar.tsx';
import { CommandHints } from './command-hints.tsx';
import { CommandList } from './command-list.tsx';
import { filterCommands, recentCommands, type Command, type CommandSearch } from './command.ts';
import { useCommandSearch } from './use-command-search.ts';

const NO_SEARCHES: readonly CommandSearch[] = [];
const NOTHING_RECENT: readonly string[] = [];

/** The command bar itself, in the top layer. */
export function CommandView({
  onClose,
  groups,
  title,
  searches = NO_SEARCHES,
  recent = NOTHING_RECENT,
  typedRef,
  onUsed,
  navigate,
}: CommandBarProps) {
  const texts = useTexts();
  const wideTexts = useWideTexts();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const layer = useLostEscape(true, onClose);
  const [typed, setTyped] = useState('');
  const [composing, setComposing] = useState(false);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const results = useCommandSearch(searches, query.trim());
  const sections = useMemo(() => {
    const used = query.trim() === '' ? recentCommands(groups, recent) : [];
    // A command is listed once: among the recent ones, or at its place.
    const others = groups.map((group) => ({ ...group, commands: group.commands.filter((command) => !used.includes(command)) }));
    return [...(used.length > 0 ? [{ id: 'recent', label: wideTexts.recent, commands: used }] : []), ...filterCommands(others, query)];
  }, [groups, recent, query, wideTexts]);
  const commands = [...sections, ...results].flatMap((section) => section.commands);
  const current = commands[Math.min(active, commands.length - 1)];

  // At once, for who is typing already; and after the dialog has taken the focus for itself.
  useLayoutEffect(() => {
    input.current?.focus();
    const ahead = typedRef?.current.text ?? '';
    if (ahead === '') return;
    setTyped(ahead);
    setQuery(ahead);
  }, [typedRef]);
  useEffect(() => {
    const field = input.current;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
    // It is here now; what is asked next begins with nothing typed.
    if (typedRef) typedRef.current.text = '';
  }, [typedRef]);

  const type = (text: string, settled: boolean) => {
    setTyped(text);
    if (!settled) return;
    setQuery(text);
    setActive(0);
  };
  const choose = ({ id, href, run, stays }: Command) => {
    onUsed?.(id);
    if (stays) type('', true);
    else onClose();
    run?.();
    if (href !== undefined) (navigate ?? ((to) => location.assign(to)))(href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTakenByInputMethod(event.nativeEvent)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && commands.length > 0)
      setActive((Math.min(active, commands.length - 1) + step + commands.length) % commands.length);
    else if (event.key === 'Enter' && current) choose(current);
    else return;
    event.preventDefault();
  };

  return (
    <AriaLanguage>
      <Modal.Backdrop isOpen onOpenChange={(stays) => (stays ? undefined : onClose())}>
        <Modal.Container placement="top" className="max-sm:p-0">
          <Modal.Dialog
            aria-label={title ?? wideTexts.commands}
            className="flex max-h-[min(560px,80dvh)] w-[640px] max-w-full flex-col gap-0 overflow-hidden rounded-dialog border-0 bg-overlay p-0 text-sm shadow-overlay outline-none max-sm:h-dvh max-sm:max-h-none max-sm:rounded-none"
          >
            <div ref={layer} className="flex h-13 shrink-0 items-center gap-3 border-b border-separator px-4">
              <Search size={18} aria-hidden="true" className="shrink-0 text-muted" />
              <input
                ref={input}
                type="text"
                role="combobox"
                aria-label={title ?? wideTexts.commands}
                aria-expanded={commands.length > 0}
                aria-controls={listId}
                aria-autocomplete="list"
                aria-activedescendant={current ? `${listId}-${current.id}` : undefined}
                autoComplete="off"
                spellCheck={false}
                enterKeyHint="go"
                placeholder={title ?? wideTexts.commandPlaceholder}
                value={typed}
                onChange={(event) => type(event.target.value, !composing)}
                onCompositionStart={() => setComposing(true)}
                onCompositionEnd={(event) => {
                  setComposing(false);
                  type(event.currentTarget.value, true);
                }}
                onKeyDown={onKeyDown}
                className="h-full min-w-0 flex-1 bg-transparent text-15 text-foreground outline-none focus-visible:outline-none"
              />
              <IconButton label={texts.close} icon={<X size={18} />} onClick={onClose} className="-mr-2 text-muted sm:hidden" />
            </div>
            <CommandList listId={listId} sections={sections} results={results} current={current} onActive={setActive} onChoose={choose} />
            <CommandHints />
          </Modal.Dialog>
        </Modal.Container>
      </Modal.Backdrop>
    </AriaLanguage>
  );
}
