import { useEffect } from 'react';
import { classNames } from '#/class-names.ts';
import { Spinner } from '#/progress/spinner.tsx';
import { useWideTexts } from '#/ui-texts/wide-texts-provider.tsx';
import { Key } from './command-hints.tsx';
import type { Command, CommandGroup } from './command.ts';
import type { SearchResult } from './use-command-search.ts';

interface CommandListProps {
  listId: string;
  sections: readonly CommandGroup[];
  results: readonly SearchResult[];
  /** The one that Enter takes. */
  current: Command | undefined;
  onActive: (index: number) => void;
  onChoose: (command: Command) => void;
}

/** The commands in their groups, then what the searches found, are finding, or could not find. */
export function CommandList({ listId, sections, results, current, onActive, onChoose }: CommandListProps) {
  const texts = useWideTexts();
  const searching = results.some(({ state }) => state === 'searching');
  const failed = results.filter(({ state }) => state === 'failed');
  const groups = [...sections, ...results].filter(({ commands }) => commands.length > 0);
  const order = groups.flatMap(({ commands }) => commands);

  const currentId = current && `${listId}-${current.id}`;
  useEffect(() => {
    if (currentId !== undefined) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);

  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2">
      <div id={listId} role="listbox" aria-label={texts.commands}>
        {groups.map((group) => (
          <div key={group.id} role="group" aria-labelledby={`${listId}-${group.id}-heading`} className="mb-1">
            <p id={`${listId}-${group.id}-heading`} className="px-2.5 pt-2 pb-1 text-xs text-muted">
              {group.label}
            </p>
            {group.commands.map((command) => (
              <CommandRow
                key={command.id}
                id={`${listId}-${command.id}`}
                command={command}
                active={command === current}
                onActive={() => onActive(order.indexOf(command))}
                onChoose={() => onChoose(command)}
              />
            ))}
          </div>
        ))}
      </div>
      <div role="status" className="text-13 text-muted">
        {searching ? (
          <p className="flex items-center gap-2 px-2.5 py-2">
            <Spinner size={14} />
            {texts.searching}
          </p>
        ) : null}
        {failed.length > 0 ? <p className="px-2.5 py-2 text-danger-text">{texts.searchFailed}</p> : null}
        {groups.length === 0 && !searching && failed.length === 0 ? (
          <p className="flex flex-col items-center gap-1 px-4 py-10 text-center">
            <span className="text-sm font-semibold text-foreground">{texts.noMatch}</span>
            <span>{texts.noMatchText}</span>
          </p>
        ) : null}
      </div>
    </div>
  );
}

interface CommandRowProps {
  id: string;
  command: Command;
  active: boolean;
  onActive: () => void;
  onChoose: () => void;
}

function CommandRow({ id, command: { label, description, icon, shortcut }, active, onActive, onChoose }: CommandRowProps) {
  return (
    // The keys are the input's, which tells screen readers of the current row.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      onPointerMove={active ? undefined : onActive}
      onClick={onChoose}
      onKeyDown={(event) => (event.key === 'Enter' ? onChoose() : undefined)}
      className={classNames(
        'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-lg px-2.5 py-1.5 text-13 pointer-coarse:min-h-11 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted',
        active && 'bg-accent-tint',
      )}
    >
      {icon}
      <span className="min-w-0 flex-1">
        <span className="block truncate">{label}</span>
        {description ? <span className="block truncate text-xs text-muted">{description}</span> : null}
      </span>
      {shortcut ? (
        <span className="flex gap-1" aria-hidden="true">
          {shortcut.map((key) => (
            <Key key={key}>{key}</Key>
          ))}
        </span>
      ) : null}
    </div>
  );
}
