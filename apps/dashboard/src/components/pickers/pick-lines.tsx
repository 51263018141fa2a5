import { useT } from '@lobby/i18n';
import { Button, classNames, Spinner } from '@lobby/ui';
import { useEffect, useImperativeHandle, useState, type Ref } from 'react';
import type { PickerSign } from './find-trigger.ts';
import type { PickOption, PickOptions } from './pick-option.ts';

/** What the field that is typed into hands to the list under its keys. */
export interface PickerKeys {
  /** Acts on a key press; false where the key is not the list's. */
  readonly press: (key: string) => boolean;
}

interface PickLinesProps {
  ref?: Ref<PickerKeys> | undefined;
  id: string;
  sign: PickerSign;
  query: string;
  options: PickOptions;
  onPick: (option: PickOption) => void;
  /** Told the element id of the line that Enter takes. */
  onActive: (id: string | undefined) => void;
  className?: string | undefined;
}

/** Lines to choose from: arrow keys move, Enter or Tab takes one, a click does too. */
export function PickLines({ ref, id, sign, query, options: { items, state, retry }, onPick, onActive, className }: PickLinesProps) {
  const t = useT('canned');
  const [place, setPlace] = useState({ query, at: 0 });
  const at = place.query === query ? Math.min(place.at, Math.max(0, items.length - 1)) : 0;
  const activeId = items.length > 0 ? `${id}-${at}` : undefined;
  useEffect(() => {
    onActive(activeId);
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, onActive]);
  useImperativeHandle(ref, () => ({
    press: (key) => {
      const chosen = items[at];
      // While the lines are on their way, Enter must not send half a word.
      if (!chosen) return state === 'loading' && (key === 'Enter' || key === 'Tab');
      if (key === 'ArrowDown') setPlace({ query, at: (at + 1) % items.length });
      else if (key === 'ArrowUp') setPlace({ query, at: (at + items.length - 1) % items.length });
      else if (key === 'Enter' || key === 'Tab') onPick(chosen);
      else return false;
      return true;
    },
  }));
  const isAsked = sign !== '#' || query.trim() !== '';
  return (
    <div className={className}>
      {items.length > 0 ? (
        <div id={id} role="listbox" aria-label={t(`signs.${NAMES[sign]}`)} className="p-1">
          {items.map((option, index) => (
            <PickLine key={option.id} id={`${id}-${index}`} option={option} active={index === at} onPick={onPick} />
          ))}
        </div>
      ) : null}
      <div role="status" className="text-13 text-muted">
        {state === 'loading' ? (
          <p className="flex items-center gap-2 px-3 py-2.5">
            <Spinner />
            {t('loading')}
          </p>
        ) : null}
        {state === 'ready' && items.length === 0 ? (
          <p className="px-3 py-2.5">{isAsked ? t(`nothing.${NAMES[sign]}`) : t('ask_corpus')}</p>
        ) : null}
      </div>
      {state === 'failed' ? (
        <div role="alert" className="flex items-center justify-between gap-3 px-3 py-2 text-13 text-danger-text">
          {t('failed')}
          <Button size="small" onMouseDown={(event) => event.preventDefault()} onClick={retry}>
            {t('retry')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** The signs by the names that texts know them by. */
export const NAMES = { '/': 'canned', '#': 'corpus', '@': 'colleague', '>': 'command' } as const satisfies Record<PickerSign, string>;

interface PickLineProps {
  id: string;
  option: PickOption;
  active: boolean;
  onPick: (option: PickOption) => void;
}

function PickLine({ id, option, active, onPick }: PickLineProps) {
  return (
    // The keys of the list are those of the field, which keeps the focus.
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPick(option)}
      className={classNames(
        'block w-full cursor-pointer rounded-lg px-2.5 py-2 text-left text-13',
        active ? 'bg-accent-tint' : 'hover:bg-default',
      )}
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate font-semibold text-foreground">{option.title}</span>
        {option.aside === undefined ? null : <span className="shrink-0 text-xs text-neutral-text tabular-nums">{option.aside}</span>}
      </span>
      {option.lines.map((line, index) => (
        <span
          key={line}
          dir="auto"
          className={classNames('block truncate', index === 0 ? 'text-neutral-text' : 'text-xs text-neutral-text')}
        >
          {line}
        </span>
      ))}
    </button>
  );
}
