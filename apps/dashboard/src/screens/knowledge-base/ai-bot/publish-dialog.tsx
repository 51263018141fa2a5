import { ApiError } from '@lobby/api-client';
import { LOCALE_NAMES, RELEASE_NOTE_MAX, type BotView, type GateReason, type Locale } from '@lobby/contract';
import { useLocale, useT } from '@lobby/i18n';
import { Alert, Button, Dialog, TextArea, TextField, toast } from '@lobby/ui';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { usePublishBot } from '#/data/bot.ts';
import type { Difference } from './bot-values.ts';
import { DifferenceRow } from './difference-row.tsx';

/** What the test set at the gate objects to. */
interface Gate {
  gate: GateReason;
  failed: number;
  total: number;
}

interface PublishDialogProps {
  bot: BotView;
  changes: readonly Difference[];
  /** Languages that still greet with the words that every bot comes with. */
  asTheyCame: readonly Locale[];
  /** Saves what is still only in the form; undefined where that failed. */
  onSave: () => Promise<BotView | undefined>;
  onTests: () => void;
  onStale: (current: BotView) => void;
  onClose: () => void;
}

/** What visitors will get, a note for the team, and what the gate says. */
export function PublishDialog({ bot, changes, asTheyCame, onSave, onTests, onStale, onClose }: PublishDialogProps) {
  const t = useT('bot');
  const common = useT('common');
  const errorText = useErrorText();
  const list = new Intl.ListFormat(useLocale());
  const { mutateAsync, isPending } = usePublishBot();
  const [note, setNote] = useState('');
  const [reason, setReason] = useState('');
  const [gate, setGate] = useState<Gate>();
  const refuse = (error: unknown) => {
    const current = error instanceof ApiError ? (error.data as { current?: unknown } | null)?.current : undefined;
    if (error instanceof ApiError && error.reason === 'gate_closed') return setGate(current as Gate);
    if (error instanceof ApiError && error.reason === 'stale_version') return onStale(current as BotView);
    toast.error(errorText(error));
  };
  const publish = async () => {
    try {
      const draft = await onSave();
      if (!draft) return onClose();
      const { live } = await mutateAsync({
        version: draft.version,
        note: note.trim(),
        ...(reason.trim() ? { reason: reason.trim() } : {}),
      });
      toast.success(t('publish.done', { no: live.no }));
      onClose();
    } catch (error) {
      refuse(error);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('publish.title')}
      description={changes.length === 0 ? t('publish.none') : t('publish.text')}
      width={560}
      actions={
        <>
          {gate ? (
            <Button size="large" onClick={onTests}>
              {t('publish.to_tests')}
            </Button>
          ) : (
            <Button size="large" onClick={onClose}>
              {common('actions.cancel')}
            </Button>
          )}
          <Button size="large" variant="primary" loading={isPending} disabled={gate && reason.trim() === ''} onClick={() => void publish()}>
            {gate ? t('publish.anyway') : t('publish.open')}
          </Button>
        </>
      }
    >
      <div className="mt-4 flex flex-col gap-4">
        {changes.length > 0 ? (
          <ul className="max-h-60 divide-y divide-separator overflow-y-auto border-y border-separator">
            {changes.map((difference) => (
              <DifferenceRow
                key={`${difference.locale}-${difference.field}-${difference.name}`}
                difference={difference}
                theirs={(text) => t('versions.then', { no: bot.live.no, text })}
                mine={(text) => t('versions.now', { text })}
              />
            ))}
          </ul>
        ) : null}
        {asTheyCame.length > 0 ? (
          <Alert tone="info" title={t('publish.defaults', { languages: list.format(asTheyCame.map((each) => LOCALE_NAMES[each])) })}>
            {t('publish.defaults_text')}
          </Alert>
        ) : null}
        <TextField
          label={t('publish.note')}
          placeholder={t('publish.note_hint')}
          maxLength={RELEASE_NOTE_MAX}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {gate ? (
          <>
            <Alert tone="warning" title={t(`publish.gate.${gate.gate}`, { failed: gate.failed, total: gate.total })}>
              {t('publish.gate_text')}
            </Alert>
            <TextArea
              label={t('publish.reason')}
              rows={2}
              maxLength={RELEASE_NOTE_MAX}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </>
        ) : null}
      </div>
    </Dialog>
  );
}
