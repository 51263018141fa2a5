import { POLICY_TYPES } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { classNames, useRevealTab } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { usePolicyType } from './policy-search.ts';

const TAB = 'relative flex h-11 items-center text-sm whitespace-nowrap rounded-sm';

/** The other texts; each has an address of its own. */
export function PolicyTabs() {
  const t = useT('policy');
  const chosen = useRevealTab();
  const shown = usePolicyType();
  return (
    <ul className="flex gap-6 overflow-x-auto border-b border-border">
      {POLICY_TYPES.map((type) => (
        <li key={type}>
          <Link
            ref={type === shown ? chosen : undefined}
            to="/policy"
            search={{ type }}
            aria-current={type === shown ? 'page' : undefined}
            className={classNames(
              TAB,
              type === shown
                ? 'font-semibold after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:bg-accent'
                : 'text-muted hover:text-foreground',
            )}
          >
            {t(type)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
