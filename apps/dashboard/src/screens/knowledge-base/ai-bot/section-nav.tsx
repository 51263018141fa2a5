import { useT } from '@lobby/i18n';
import { classNames, useRevealTab } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { ChartColumn, FlaskConical, GitBranch, Library, PenLine, Smile, UserRound, Wrench, type LucideIcon } from 'lucide-react';
import { readBotSearch, SECTIONS, type Section } from './bot-search.ts';

const ICONS: Readonly<Record<Section, LucideIcon>> = {
  persona: Smile,
  knowledge: Library,
  handoff: UserRound,
  tools: Wrench,
  tests: FlaskConical,
  versions: GitBranch,
  results: ChartColumn,
  answers: PenLine,
};

/** The parts of the form: a column of 176 px, a row on phones. */
export function SectionNav({ section }: { section: Section }) {
  const t = useT('bot');
  const chosen = useRevealTab();
  return (
    <nav
      aria-label={t('sections.label')}
      className="flex shrink-0 gap-1 overflow-x-auto p-3 [scrollbar-width:none] max-md:border-b max-md:border-border max-md:py-2 md:w-44 md:flex-col md:border-r md:border-border"
    >
      {SECTIONS.map((each) => {
        const Icon = ICONS[each];
        return (
          <Link
            key={each}
            ref={each === section ? chosen : undefined}
            to="/dashboard/knowledge-base/ai-bot"
            search={readBotSearch({ section: each })}
            replace
            resetScroll={false}
            aria-current={each === section ? 'page' : undefined}
            className={classNames(
              'flex h-9 shrink-0 pointer-coarse:h-11 items-center gap-2.5 rounded-lg px-2.5 text-13 whitespace-nowrap',
              each === section ? 'bg-accent-tint font-semibold text-accent-text' : 'text-neutral-text hover:bg-default',
            )}
          >
            <Icon size={17} aria-hidden="true" className="shrink-0" />
            {t(`sections.${each}`)}
          </Link>
        );
      })}
    </nav>
  );
}
