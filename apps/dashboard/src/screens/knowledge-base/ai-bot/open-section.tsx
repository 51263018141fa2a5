import type { BotView, Locale } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Skeleton } from '@lobby/ui';
import { lazy, Suspense, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { BotSettings } from '#/data/bot.ts';
import type { Section } from './bot-search.ts';
import { checkSettings, faultyLocales } from './bot-values.ts';
import { LanguageTabs } from './sections/language-tabs.tsx';
import { ModelMannerSection } from './sections/model-manner-section.tsx';
import { TextsSection } from './sections/texts-section.tsx';

/** Its controls are heavy: they load when it is opened. */
const HandoffSection = lazy(() => import('./sections/handoff-section.tsx').then((module) => ({ default: module.HandoffSection })));

/** The glossary's code loads with its tab. */
const AnswersSection = lazy(() => import('./sections/answers-section.tsx').then((module) => ({ default: module.AnswersSection })));

/** What last week's questions are asked for loads with its tab. */
const KnowledgeSection = lazy(() => import('./sections/knowledge-section.tsx').then((module) => ({ default: module.KnowledgeSection })));

const VersionsSection = lazy(() => import('./versions-section.tsx').then((module) => ({ default: module.VersionsSection })));
const ResultsSection = lazy(() => import('./results/results-section.tsx').then((module) => ({ default: module.ResultsSection })));
const ToolsSection = lazy(() => import('./tools/tools-section.tsx').then((module) => ({ default: module.ToolsSection })));
const TestsSection = lazy(() => import('./tests/tests-section.tsx').then((module) => ({ default: module.TestsSection })));

interface OpenSectionProps {
  section: Section;
  bot: BotView;
  locale: Locale;
  onLocale: (locale: Locale) => void;
  onRolledBack: (bot: BotView) => void;
  onTry: (no: number) => void;
}

/** The chosen part of the form. */
export function OpenSection({ section, bot, locale, onLocale, onRolledBack, onTry }: OpenSectionProps) {
  const t = useT('bot');
  const settings = useWatch<BotSettings>() as BotSettings;
  const faulty = useMemo(() => faultyLocales(checkSettings(settings)), [settings]);
  if (section === 'knowledge')
    return (
      <Suspense fallback={<Skeleton className="h-24 w-full" />}>
        <KnowledgeSection />
      </Suspense>
    );
  if (section === 'versions')
    return (
      <Suspense fallback={<Skeleton className="h-24 w-full" />}>
        <VersionsSection bot={bot} onRolledBack={onRolledBack} onTry={onTry} />
      </Suspense>
    );
  if (section === 'results')
    return (
      <Suspense fallback={<Skeleton className="h-64 w-full rounded-card" />}>
        <ResultsSection />
      </Suspense>
    );
  if (section === 'tools')
    return (
      <Suspense fallback={<Skeleton className="h-24 w-full" />}>
        <ToolsSection answersBy={bot.answers_by} />
      </Suspense>
    );
  if (section === 'tests')
    return (
      <Suspense fallback={<Skeleton className="h-24 w-full" />}>
        <TestsSection liveNo={bot.live.no} />
      </Suspense>
    );
  if (section === 'answers')
    return (
      <Suspense fallback={<Skeleton className="h-24 w-full" />}>
        <AnswersSection answersBy={bot.answers_by} model={bot.model} />
      </Suspense>
    );
  return (
    <>
      <div className="mb-5">
        <LanguageTabs label={t('language.label')} locale={locale} faulty={faulty} onChange={onLocale} />
      </div>
      {section === 'persona' ? (
        <>
          <TextsSection key={locale} locale={locale} />
          <ModelMannerSection answersBy={bot.answers_by} />
        </>
      ) : (
        <Suspense fallback={<Skeleton className="h-64 w-full rounded-card" />}>
          <HandoffSection key={locale} locale={locale} />
        </Suspense>
      )}
    </>
  );
}
