import type { ArticleView, Locale } from '@lobby/contract';
import { sessionSlice } from '@lobby/session';
import { useFormats, useT } from '@lobby/i18n';
import { Button, Chip, classNames, toast, type Tone } from '@lobby/ui';
import { Archive, CalendarClock, ExternalLink, EyeOff, History, Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { MenuOnDemand } from '#/components/menu-on-demand.tsx';
import { useMay } from '#/components/use-may.ts';
import type { StatusChange } from '#/data/help.ts';
import { localeState, type LocaleState } from '#/components/help/locale-state.ts';
import { useAppSelector } from '#/state/use-store.ts';
import type { EditorView } from './text-editor.tsx';
import type { TextForm } from './use-text-form.ts';

const ScheduleDialog = lazy(() => import('./schedule-dialog.tsx').then((module) => ({ default: module.ScheduleDialog })));

const TONES: Readonly<Record<LocaleState, Tone>> = {
  draft: 'neutral',
  scheduled: 'accent',
  published: 'success',
  changed: 'success',
  archived: 'neutral',
  missing: 'neutral',
  outdated: 'warning',
  machine: 'accent',
};

interface TextActionsProps {
  article: ArticleView;
  locale: Locale;
  form: TextForm;
  view: EditorView;
  views: readonly EditorView[];
  onView: (view: EditorView) => void;
  onVersions: () => void;
}

/** How a language stands, how it is looked at, and what can be done with it. */
export function TextActions({ article, locale, form, view, views, onView, onVersions }: TextActionsProps) {
  const t = useT('help');
  const formats = useFormats();
  const mayEdit = useMay()('corpus.edit');
  const state = localeState(form.stored);
  const [scheduling, setScheduling] = useState(false);
  const at = form.stored?.publish_at ?? null;
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-border bg-background px-6 py-2 max-sm:px-4">
      <div role="group" aria-label={t('editor.body')} className="flex rounded-lg border border-border p-0.5">
        {views.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={view === each}
            onClick={() => onView(each)}
            className={classNames(
              'min-h-8 rounded-md px-2.5 text-13',
              view === each ? 'bg-accent-tint text-accent-text' : 'hover:bg-default',
            )}
          >
            {t(`editor.${each}`)}
          </button>
        ))}
      </div>
      <Chip tone={TONES[state]}>{t(`status.${state}`)}</Chip>
      {at === null ? null : <span className="text-13 text-muted">{t('editor.scheduled_for', { date: formats.momentWithin(at) })}</span>}
      <div className="ml-auto flex flex-wrap items-center gap-2">
        <OtherActions article={article} locale={locale} form={form} onVersions={onVersions} onSchedule={() => setScheduling(true)} />
        {mayEdit ? <Saving form={form} state={state} /> : null}
      </div>
      <Suspense fallback={null}>{scheduling ? <ScheduleDialog form={form} onClose={() => setScheduling(false)} /> : null}</Suspense>
    </div>
  );
}

function Saving({ form, state }: { form: TextForm; state: LocaleState }) {
  const t = useT('help');
  const isLive = form.stored?.status === 'published';
  const isPublishable = !isLive || form.isDirty || state === 'changed' || form.stored?.changed === true;
  const publish = async () => {
    if (await form.act('publish')) toast.success(t('editor.published'));
  };
  return (
    <>
      <Button disabled={!form.isDirty} loading={form.busy} onClick={() => void form.save()}>
        {t('editor.save')}
      </Button>
      <Button variant="primary" icon={<Send size={15} />} disabled={!isPublishable || form.busy} onClick={() => void publish()}>
        {t(isLive ? 'editor.publish_changes' : 'editor.publish')}
      </Button>
    </>
  );
}

type OtherProps = Pick<TextActionsProps, 'article' | 'locale' | 'form' | 'onVersions'> & { onSchedule: () => void };

function OtherActions({ article, locale, form, onVersions, onSchedule }: OtherProps) {
  const t = useT('help');
  const common = useT('common');
  const slug = useAppSelector(sessionSlice.selectors.selectUser)?.tenant_slug ?? '';
  const mayEdit = useMay()('corpus.edit');
  const { stored } = form;
  const act = async (action: StatusChange['action'], told: string) => {
    if (await form.act(action)) toast.success(told);
  };
  const isPublic = stored?.status === 'published' && article.visibility === 'public';
  const address = `/chat/${slug}/faq/${encodeURIComponent(stored?.slug ?? '')}?locale=${locale}`;
  const entries = [
    { id: 'versions', label: t('editor.versions'), icon: <History />, disabled: !stored, onAction: onVersions },
    ...(isPublic
      ? [{ id: 'view', label: t('editor.view'), icon: <ExternalLink />, onAction: () => void open(address, '_blank', 'noopener') }]
      : []),
    ...(mayEdit && stored
      ? [
          { id: 'schedule', label: t('editor.schedule'), icon: <CalendarClock />, onAction: onSchedule },
          ...(stored.status === 'published' || stored.status === 'scheduled'
            ? [
                {
                  id: 'unpublish',
                  label: t('editor.unpublish'),
                  icon: <EyeOff />,
                  onAction: () => void act('unpublish', t('editor.withdrawn')),
                },
              ]
            : []),
          { id: 'archive', label: t('editor.archive'), icon: <Archive />, onAction: () => void act('archive', t('editor.archived')) },
        ]
      : []),
  ];
  return <MenuOnDemand label={common('actions.more')} trigger="⋯" variant="secondary" entries={entries} />;
}
