import { useT } from '@lobby/i18n';
import { Chip } from '@lobby/ui';

interface FilterChipsProps<Name extends string> {
  names: readonly Name[];
  words: (name: Name) => string;
  onRemove: (name: Name) => void;
  className?: string;
}

/** What narrows a list, each with a cross. */
export function FilterChips<Name extends string>({ names, words, onRemove, className = '' }: FilterChipsProps<Name>) {
  const t = useT('controls');
  if (names.length === 0) return null;
  return (
    <ul aria-label={t('filter.active')} className={`flex shrink-0 flex-wrap gap-1.5 ${className}`}>
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
