import type { BotView } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { siteMap } from '@lobby/session';
import { Button, EmptyState, ErrorState } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Bot, MessageCircleQuestionMark, Rocket } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { NothingYet } from '#/components/first-site/nothing-yet.tsx';
import { Screen } from '#/components/screen.tsx';
import { useMay } from '#/components/use-may.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { botQuery } from '#/data/bot.ts';
import { SECTIONS } from './bot-search.ts';
import { BotStrip } from './bot-strip.tsx';
import { differences, localesAsTheyCame, settingsOf } from './bot-values.ts';
import { toolDifferences } from './tool-differences.ts';
import { BotSkeleton } from './bot-skeleton.tsx';
import { DirtyBar } from './dirty-bar.tsx';
import { OpenSection } from './open-section.tsx';
import { PreviewButton } from './preview/preview-button.tsx';
import { SectionNav } from './section-nav.tsx';
import { LanguageTabs } from './sections/language-tabs.tsx';
import { TestChat } from './test/test-chat.tsx';
import { useTestTurns } from './test/use-test-turns.ts';
import { useBotForm } from './use-bot-form.ts';

/** Their code loads when they are first asked for. */
const TestSheet = lazy(() => import('./test-sheet.tsx').then((module) => ({ default: module.TestSheet })));
const PublishDialog = lazy(() => import('./publish-dialog.tsx').then((module) => ({ default: module.PublishDialog })));
const StaleDialog = lazy(() => import('./stale-dialog.tsx').then((module) => ({ default: module.StaleDialog })));

const route = getRouteApi('/dashboard/knowledge-base/ai-bot');

/** The bot: what it says, when it answers, when it calls a person; and a chat to try it. */
export function BotScreen() {
  const t = useT('bot');
  const errorText = useErrorText();
  const mayEdit = useMay()('bot.edit');
  const { data, error, isFetching, refetch } = useQuery({ ...botQuery(useApi()), enabled: mayEdit });
  if (!mayEdit) return <SetElsewhere />;
  if (data) return <BotEditor bot={data} />;
  return (
    <Screen title={t('title')} columns>
      {error ? (
        <ErrorState title={t('error')} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(error)}
        </ErrorState>
      ) : (
        <BotSkeleton />
      )}
    </Screen>
  );
}

/** Who opens the address without being one who sets the bot up. */
function SetElsewhere() {
  const t = useT('bot');
  const navigate = useNavigate();
  return (
    <Screen title={t('title')}>
      <EmptyState
        icon={<Bot />}
        title={t('elsewhere.title')}
        actions={<Button onClick={() => void navigate({ to: siteMap['dashboard-overview'].path })}>{t('elsewhere.act')}</Button>}
      >
        {t('elsewhere.text')}
      </EmptyState>
    </Screen>
  );
}

/** Whether the test chat stands beside the form. */
const hasRoomForTest = () => matchMedia('(min-width: 80rem)').matches;

function BotEditor({ bot }: { bot: BotView }) {
  const t = useT('bot');
  const { section = SECTIONS[0], test = false } = route.useSearch();
  const editor = useBotForm(bot);
  const { form, locale, setLocale } = editor;
  const turns = useTestTurns(form.getValues);
  const [testing, setTesting] = useState(() => test && !hasRoomForTest());
  const [publishing, setPublishing] = useState(false);
  const tools = toolDifferences(bot.live.tools, bot.tools);
  const changes = [...tools, ...differences(bot.live.settings, settingsOf(editor.base))];
  const chat = (
    <TestChat
      turns={turns}
      liveNo={bot.live.no}
      languages={<LanguageTabs label={t('test.language')} locale={turns.locale} onChange={turns.setLocale} />}
    />
  );
  const mayEdit = useMay()('bot.edit');
  const acts = [
    {
      id: 'test',
      label: t('test.open'),
      icon: <MessageCircleQuestionMark size={16} />,
      className: 'xl:hidden',
      onAct: () => setTesting(true),
    },
    ...(mayEdit
      ? [{ id: 'publish', label: t('publish.open'), icon: <Rocket size={16} />, primary: true, onAct: () => setPublishing(true) }]
      : []),
  ];
  const tryVersion = (no: number) => {
    turns.setVersion(no);
    // Where the chat has no room beside the form it is a sheet.
    if (!hasRoomForTest()) setTesting(true);
  };
  return (
    <FormProvider {...form}>
      <Screen title={t('title')} columns actions={<PreviewButton />} acts={acts}>
        <div className="flex h-full min-h-0">
          <form onSubmit={(event) => void editor.submit(event)} noValidate className="flex min-h-0 min-w-0 flex-1 flex-col">
            <BotStrip bot={bot} name={bot.texts[locale].name} changes={changes.length} />
            <div className="flex min-h-0 flex-1 max-md:flex-col">
              <SectionNav section={section} />
              <main className="min-h-0 min-w-0 flex-1 overflow-y-auto px-6 py-5 max-md:px-4">
                <div className="mx-auto max-w-2xl">
                  <NothingYet />
                  <OpenSection
                    section={section}
                    bot={editor.base.version === bot.version ? bot : editor.base}
                    locale={locale}
                    onLocale={setLocale}
                    onRolledBack={editor.start}
                    onTry={tryVersion}
                  />
                </div>
              </main>
            </div>
            {editor.isDirty ? <DirtyBar saving={editor.saving} onDiscard={editor.discard} /> : null}
          </form>
          <aside aria-label={t('test.title')} className="w-[404px] shrink-0 border-l border-border bg-navigation max-xl:hidden">
            {chat}
          </aside>
        </div>
      </Screen>
      <Suspense fallback={null}>
        {testing ? <TestSheet onClose={() => setTesting(false)}>{chat}</TestSheet> : null}
        {publishing ? (
          <PublishDialog
            bot={bot}
            changes={[...tools, ...differences(bot.live.settings, form.getValues())]}
            asTheyCame={localesAsTheyCame(form.getValues(), bot.default_welcome)}
            onSave={editor.saveDraft}
            onTests={() => {
              setPublishing(false);
              editor.openSection('tests');
            }}
            onStale={(current) => {
              setPublishing(false);
              editor.showStale(current);
            }}
            onClose={() => setPublishing(false)}
          />
        ) : null}
        {editor.stale ? (
          <StaleDialog
            stale={editor.stale}
            mine={form.getValues}
            onTheirs={editor.takeTheirs}
            onMine={editor.keepMine}
            onClose={editor.decideLater}
          />
        ) : null}
      </Suspense>
    </FormProvider>
  );
}
