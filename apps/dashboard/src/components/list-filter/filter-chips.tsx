import { useT } from '@lobby/i18n';
import { Chip, classNames } from '@lobby/ui';

/** A cross is small to look at, and 40 px for a finger. */
const FINGER = '[&_button]:relative [&_button]:after:absolute [&_button]:after:-inset-[11px]';

interface FilterChipsProps<Name extends string> {
  names: readonly Name[];
  words: (name: Name) => string;
  onRemove: (name: Name) => void;
  className?: string | undefined;
}

/** What narrows a list, each with a cross. */
export function FilterChips<Name extends string>({ names, words, onRemove, className }: FilterChipsProps<Name>) {
  const t = useT('controls');
  if (names.length === 0) return null;
  return (
    <ul aria-label={t('filter.active')} className={classNames('flex shrink-0 flex-wrap gap-1.5', FINGER, className)}>
      {names.map((name) => (
        <li key={name} className="max-w-full">
          <Chip tone="accent" removeLabel={t('filter.remove', { filter: words(name) })} onRemove={() => onRemove(name)}>
            {words(name)}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
