import { TOOLS_MAX, type BotTool, type BotView } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, Button, Chip, EmptyState, ErrorState, Skeleton, useLate } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { MailCheck, MessageCircleQuestionMark, Plus, Wrench } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { botToolsQuery } from '#/data/bot-tool.ts';

/** Its code loads when it is opened. */
const ToolSheet = lazy(() => import('./tool-sheet.tsx').then((module) => ({ default: module.ToolSheet })));

/** What the bot can look up or do elsewhere. */
export function ToolsSection({ answersBy }: { answersBy: BotView['answers_by'] }) {
  const t = useT('bot');
  const errorText = useErrorText();
  const may = useMay()('bot.edit');
  const { data, error, isFetching, refetch } = useQuery(botToolsQuery(useApi()));
  const [opened, setOpened] = useState<{ of: BotTool | undefined }>();
  const late = useLate(!data);
  if (error && !data)
    return (
      <ErrorState title={t('tools.error')} onRetry={() => void refetch()} retrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  if (!data) return late ? <Skeleton className="h-64 w-full rounded-card" /> : null;
  const { items } = data;
  const add =
    may && items.length < TOOLS_MAX ? (
      <Button variant="primary" icon={<Plus size={15} aria-hidden="true" />} onClick={() => setOpened({ of: undefined })}>
        {t('tools.add')}
      </Button>
    ) : null;
  return (
    <div className="flex flex-col gap-5">
      {answersBy === 'model' ? null : <Alert tone="info">{t('tools.no_model')}</Alert>}
      {items.length === 0 ? (
        <EmptyState icon={<Wrench />} title={t('tools.empty')} actions={add}>
          {t('tools.empty_text')}
        </EmptyState>
      ) : (
        <>
          <p className="text-muted">{t('tools.intro')}</p>
          <ul aria-label={t('sections.tools')} className="divide-y divide-separator rounded-card border border-border">
            {items.map((tool) => (
              <ToolRow key={tool.id} tool={tool} onOpen={() => setOpened({ of: tool })} />
            ))}
          </ul>
          <div>{add}</div>
        </>
      )}
      <Suspense fallback={null}>{opened ? <ToolSheet of={opened.of} onClose={() => setOpened(undefined)} /> : null}</Suspense>
    </div>
  );
}

function ToolRow({ tool, onOpen }: { tool: BotTool; onOpen: () => void }) {
  const t = useT('bot');
  return (
    <li>
      <button type="button" onClick={onOpen} className="flex w-full flex-col gap-1 px-4 py-3 text-left hover:bg-default">
        <span className="flex w-full flex-wrap items-center gap-2">
          <span className="font-semibold break-all">{tool.name}</span>
          <Chip>{tool.method}</Chip>
          {tool.needs_confirmation ? (
            <Chip tone="accent" icon={<MessageCircleQuestionMark />}>
              {t('tools.asks_first')}
            </Chip>
          ) : null}
          {tool.needs_verified_contact ? (
            <Chip tone="accent" icon={<MailCheck />}>
              {t('tools.verifies')}
            </Chip>
          ) : null}
          {tool.enabled ? null : <Chip tone="warning">{t('tools.off')}</Chip>}
        </span>
        <span className="text-13 text-muted">{tool.description}</span>
      </button>
    </li>
  );
}
