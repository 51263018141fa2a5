import { TRANSLATION_NAMES, translationOf, type Conversation } from '@lobby/contract';
import { useLocale, useT } from '@lobby/i18n';
import { toast, type Command } from '@lobby/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Languages, ScrollText, Sparkles } from 'lucide-react';
import { translationTarget } from '#/components/conversation/translation-target.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { summaryQuery, useHasModel } from '#/data/copilot.ts';
import { useChooseTranslation } from '#/data/translate.ts';
import { useDeskOffers } from './offers.ts';
import { SHORTCUT_KEYS } from './shortcut-keys.ts';

/** What the copilot does: a draft where one is written, a summary and translation where there is a model. */
export function useCopilotCommands(conversation: Conversation): readonly Command[] {
  const t = useT('desk');
  const hasModel = useHasModel();
  const summary = useSummaryCommand(conversation);
  const translation = useTranslationCommand(conversation, hasModel);
  const { draft } = useDeskOffers();
  const commands: Command[] = [];
  if (draft)
    commands.push({
      id: 'desk-draft',
      label: t('commands.draft'),
      keywords: 'copilot draft',
      icon: <Sparkles />,
      shortcut: [SHORTCUT_KEYS.draft],
      run: () => draft.run(),
    });
  if (hasModel) commands.push(summary);
  if (translation) commands.push(translation);
  return commands;
}

/** The side panel shows it, and what went wrong. */
function useSummaryCommand({ id }: Conversation): Command {
  const t = useT('desk');
  const api = useApi();
  const queryClient = useQueryClient();
  const { details } = useDeskOffers();
  return {
    id: 'desk-summary',
    label: t('commands.summary'),
    keywords: 'copilot summary',
    icon: <ScrollText />,
    run: () => {
      details?.run();
      queryClient.query({ ...summaryQuery(api, id), staleTime: 0 }).catch(() => undefined);
    },
  };
}

/** Into the visitor's language, or not any more. */
function useTranslationCommand(conversation: Conversation, hasModel: boolean): Command | undefined {
  const t = useT('desk');
  const errorText = useErrorText();
  const own = useLocale();
  const { mutate } = useChooseTranslation(conversation);
  const visitors = translationOf(conversation.language);
  const isOn = translationTarget(conversation, own) !== null;
  if (!isOn && !hasModel) return undefined;
  const target = isOn ? null : visitors;
  return {
    id: 'desk-translate',
    label: target === null ? t('commands.translate_off') : t('commands.translate_on', { language: TRANSLATION_NAMES[target] }),
    keywords: 'translate translation',
    icon: <Languages />,
    run: () => mutate({ target, inherit: false }, { onError: (error) => toast.error(errorText(error)) }),
  };
}
