import { useT } from '@lobby/i18n';
import { useMemo, useState } from 'react';
import { PageFacts } from '#/components/page-facts.tsx';
import { AskPanel } from './asking/ask-panel.tsx';
import { composeAnswer, type Answer } from '#/state/playground/desk/compose-answer.ts';
import { KnowledgePanel } from './knowledge/knowledge-panel.tsx';
import { PlaygroundHeader } from './playground-header.tsx';
import { usePlayground, type Playground, type Turn } from '#/state/playground/use-playground.ts';

/** The playground (§2): put in a text, ask, and see the answer, where it stands and why. */
export function PlaygroundScreen() {
  const t = useT('playground');
  const playground = usePlayground();
  const [shownTurn, showTurn] = useState<number>();
  const [reached, reach] = useState<{ id: string }>();
  const turn = playground.turns.find(({ id }) => id === shownTurn) ?? playground.turns.at(-1);
  const { knowledge } = playground;
  const finding = turn?.finding;
  const answer = useMemo(() => answerOf(knowledge, finding), [knowledge, finding]);
  return (
    <div className="flex min-h-dvh flex-col lg:h-dvh">
      <PageFacts title={t('meta.title')} description={t('meta.description')} />
      <PlaygroundHeader playground={playground} />
      <main className="mx-auto grid w-full max-w-[1320px] flex-1 gap-6 px-5 py-6 max-lg:grid-rows-[auto_auto] sm:px-10 lg:min-h-0 lg:grid-cols-2">
        <h1 className="sr-only">{t('title')}</h1>
        <KnowledgePanel playground={playground} answer={answer} reached={reached} />
        <AskPanel
          playground={playground}
          shown={turn?.id}
          answer={answer}
          onShow={(id) => {
            reach(undefined);
            showTurn(id);
          }}
          onReach={(id) => reach({ id })}
        />
      </main>
    </div>
  );
}

function answerOf(knowledge: Playground['knowledge'], finding: Turn['finding']): Answer | undefined {
  return knowledge && finding && finding !== 'failed' ? composeAnswer(finding, knowledge.passages, knowledge.kind) : undefined;
}
