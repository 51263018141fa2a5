import { ApiError } from '@lobby/api-client';
import type { BotView, Locale } from '@lobby/contract';
import { useLocale, useT } from '@lobby/i18n';
import { toast, useConfirm } from '@lobby/ui';
import { useBlocker, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useErrorText } from '#/components/use-error-text.ts';
import { useSaveBot, type BotSettings } from '#/data/bot.ts';
import { readBotSearch, type Section } from './bot-search.ts';
import { botResolver, checkSettings, placeOf, settingsOf, type BotProblem } from './bot-values.ts';

/** The form of the bot: saving, what can come between, and not losing it. */
export function useBotForm(bot: BotView) {
  const t = useT('bot');
  const common = useT('common');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { confirm } = useConfirm();
  const { mutateAsync, isPending } = useSaveBot();
  const [base, setBase] = useState(bot);
  const [stale, setStale] = useState<BotView>();
  const shown = useLocale();
  const [locale, setLocale] = useState<Locale>(shown);

  const word = (problem: BotProblem) => {
    if (problem.kind === 'too_long') return t('errors.too_long', { max: problem.max });
    return t(`errors.${problem.kind}`);
  };
  const form = useForm<BotSettings>({ defaultValues: settingsOf(bot), resolver: botResolver(word), mode: 'onTouched' });
  const { isDirty } = form.formState;

  const openSection = (section: Section) =>
    void navigate({ to: '/dashboard/knowledge-base/ai-bot', search: readBotSearch({ section }), replace: true, resetScroll: false });
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!form.formState.isDirty || current.pathname === next.pathname) return false;
      const answer = await confirm({
        title: common('confirm.leave_title'),
        text: common('confirm.leave_text'),
        confirmLabel: common('confirm.leave'),
        cancelLabel: common('actions.stay'),
        tone: 'danger',
      });
      return answer !== 'confirmed';
    },
    enableBeforeUnload: () => form.formState.isDirty,
  });

  const start = (from: BotView) => {
    setBase(from);
    setStale(undefined);
    form.reset(settingsOf(from));
  };
  const save = async (settings: BotSettings, version: number): Promise<BotView | undefined> => {
    try {
      const saved = await mutateAsync({ ...settings, version });
      start(saved);
      toast.success(t('dirty.saved'));
      return saved;
    } catch (error) {
      if (error instanceof ApiError && error.reason === 'stale_version') setStale((error.data as { current: BotView }).current);
      else toast.error(errorText(error));
      return undefined;
    }
  };
  /** The draft as it is published: saved first where the form is ahead of it. */
  const saveDraft = async (): Promise<BotView | undefined> => {
    if (!form.formState.isDirty) return base;
    let saved: BotView | undefined;
    await form.handleSubmit(async (settings) => {
      saved = await save(settings, base.version);
    }, showFirstProblem)();
    return saved;
  };
  /** Brings the first refused field into view; its tab and language may be others. */
  const showFirstProblem = () => {
    const [issue] = checkSettings(form.getValues());
    if (!issue) return;
    const place = placeOf(issue);
    openSection(place.section);
    if (place.locale) setLocale(place.locale);
    toast.error(t('dirty.wrong'));
    // Once the tab and the language are drawn.
    requestAnimationFrame(() => form.setFocus(issue.path.join('.') as 'score_floor'));
  };

  return {
    form,
    isDirty,
    saving: isPending,
    locale,
    setLocale,
    openSection,
    base,
    saveDraft,
    /** Another copy takes the place of what is in the form. */
    start,
    showStale: setStale,
    submit: form.handleSubmit(async (settings) => void (await save(settings, base.version)), showFirstProblem),
    discard: () => form.reset(settingsOf(base)),
    stale,
    takeTheirs: () => (stale ? start(stale) : undefined),
    /** Saves what is in the form over the newer copy. */
    keepMine: () => {
      if (!stale) return;
      const { version } = stale;
      setStale(undefined);
      void form.handleSubmit((settings) => save(settings, version))();
    },
    /** Goes back to the form; saving will ask again. */
    decideLater: () => setStale(undefined),
  };
}
