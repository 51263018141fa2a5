import { useFormats, useT } from '@lobby/i18n';
import { classNames, useRevealTab } from '@lobby/ui';
import type { ConversationView, ViewCounts } from '#/data/conversation.ts';

interface ViewTabsProps {
  views: readonly ConversationView[];
  view: ConversationView;
  counts: ViewCounts | undefined;
  onChange: (view: ConversationView) => void;
}

/** The lists of the workspace, each with how many it has. */
export function ViewTabs({ views, view, counts, onChange }: ViewTabsProps) {
  const t = useT('session');
  const formats = useFormats();
  const chosen = useRevealTab();
  return (
    <nav
      aria-label={t('views.label')}
      className="flex shrink-0 gap-3.5 overflow-x-auto border-b border-separator px-4 [scrollbar-width:none]"
    >
      {views.map((each) => (
        <button
          key={each}
          ref={each === view ? chosen : undefined}
          type="button"
          aria-current={each === view || undefined}
          onClick={() => onChange(each)}
          className={classNames(
            '-mb-px flex h-10 shrink-0 items-center gap-1 border-b-2 text-13 whitespace-nowrap outline-offset-[-2px]!',
            each === view ? 'border-accent font-semibold text-foreground' : 'border-transparent text-muted hover:text-foreground',
          )}
        >
          {t(`views.${each}`)}
          {counts ? <span className="text-xs font-normal text-muted tabular-nums">{formats.number(counts[each])}</span> : null}
        </button>
      ))}
    </nav>
  );
}
