import { SNOOZE_MAX_MS } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { TextField } from '@lobby/ui';
import { useRef, useState } from 'react';
import { snoozeUntil } from '#/components/conversation/snooze-times.ts';
import { FormDialog } from '#/components/form-dialog.tsx';
import { localMoment, momentOf } from '#/components/local-moment.ts';
import type { CommandPage } from '#/state/navigation-slice.ts';
import { useChosenTarget, useOpenTarget } from './desk-target.ts';
import { useOpenConversation } from './use-open-conversation.ts';

interface SnoozeDialogProps {
  of: CommandPage['of'];
  onClose: () => void;
}

/** Puts the open conversation, or the rows that are chosen, off until a day and a time of the reader's clock. */
export function SnoozeDialog({ of, onClose }: SnoozeDialogProps) {
  const t = useT('session');
  const field = useRef<HTMLInputElement>(null);
  const [openedAt] = useState(() => Date.now());
  const [text, setText] = useState(() => localMoment(snoozeUntil('tomorrow', openedAt)));
  const [isRefused, setIsRefused] = useState(false);
  const open = useOpenTarget(useOpenConversation());
  const chosen = useChosenTarget();
  const target = of === 'open' ? open : chosen;
  const putOff = () => {
    const until = momentOf(text);
    const wait = until === null ? 0 : until - Date.now();
    if (until === null || wait <= 0 || wait > SNOOZE_MAX_MS) {
      setIsRefused(true);
      field.current?.focus();
      return;
    }
    onClose();
    target?.snooze(until);
  };
  return (
    <FormDialog title={t('snooze.until')} submitLabel={t('snooze.label')} disabled={!target} onSubmit={putOff} onClose={onClose}>
      <TextField
        ref={field}
        type="datetime-local"
        label={t('snooze.when')}
        value={text}
        min={localMoment(openedAt)}
        max={localMoment(openedAt + SNOOZE_MAX_MS)}
        error={isRefused ? t('snooze.ahead') : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setIsRefused(false);
        }}
      />
    </FormDialog>
  );
}
