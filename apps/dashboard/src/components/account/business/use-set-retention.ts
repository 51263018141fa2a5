import { ApiError } from '@lobby/api-client';
import type { RetentionDue } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { toast, useConfirm } from '@lobby/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { createElement, useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { previewRetention, retentionQuery, useSaveRetention } from '#/data/retention.ts';

/** Sets for how long closed conversations are kept; what would be erased is named and confirmed first. */
export function useSetRetention(version: number) {
  const t = useT('business');
  const common = useT('common');
  const formats = useFormats();
  const api = useApi();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const { confirm } = useConfirm();
  const { mutateAsync: save } = useSaveRetention();
  const [busy, setBusy] = useState(false);

  const ask = async (months: number, { conversations, messages, files }: RetentionDue) => {
    const counts = { conversations: formats.number(conversations), messages: formats.number(messages), files: formats.number(files) };
    const answer = await confirm({
      title: t('retention.confirm_title', { count: months }),
      text: conversations === 0 ? t('retention.confirm_none') : t('retention.confirm_now', counts),
      icon: createElement(Trash2),
      tone: 'danger',
      confirmLabel: t('retention.confirm'),
    });
    return answer === 'confirmed';
  };

  const set = async (months: number | null) => {
    setBusy(true);
    try {
      if (months !== null && !(await ask(months, await previewRetention(api, months)))) return;
      await save({ months, version });
      toast.success(common('toasts.saved'));
    } catch (error) {
      const isStale = error instanceof ApiError && error.reason === 'stale_version';
      toast.error(isStale ? t('retention.stale') : errorText(error));
      if (isStale) await queryClient.invalidateQueries(retentionQuery(api));
    } finally {
      setBusy(false);
    }
  };
  return { set, busy };
}
