import { ApiError } from '@lobby/api-client';
import {
  BOT_FALLBACKS,
  outsideBotDraft,
  PROVIDER_ADDRESS_MAX,
  PROVIDER_NAME_MAX,
  type OutsideBot,
  type OutsideBotDraft,
} from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, Button, Select, Sheet, Switch, TextField, toast } from '@lobby/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useSaveBot } from '#/data/ai-access.ts';
import { OnceDialog } from '#/components/once-dialog.tsx';
import { RemoveButton } from '#/components/ai-access/remove-button.tsx';
import { BotContract } from './bot-contract.tsx';

interface BotSheetProps {
  /** What is changed; null sets up a new one. */
  stored: OutsideBot | null;
  onClose: () => void;
}

const EMPTY: OutsideBotDraft = { name: '', address: '', on: true, fallback: 'built_in' };

/** The bot elsewhere: where it is, and who answers where it fails. */
export function BotSheet({ stored, onClose }: BotSheetProps) {
  const t = useT('access');
  const common = useT('common');
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const form = useBotForm(stored, onClose);
  const { values, wrong, change } = form;
  useEffect(() => {
    if (wrong.length > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);
  if (form.secret !== null)
    return (
      <OnceDialog
        copyFailed={t('copy_failed')}
        title={t('bot.secret_title')}
        text={t('bot.secret_text')}
        secret={form.secret}
        onClose={onClose}
      />
    );
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(stored ? 'bot.own' : 'bot.new')}
      footer={
        <>
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={form.isPending}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <form
        ref={element}
        id={formId}
        noValidate
        autoComplete="off"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        {form.problem === undefined ? null : <Alert tone="danger">{form.problem}</Alert>}
        <TextField
          label={t('form.name')}
          description={t('form.name_hint')}
          value={values.name}
          maxLength={PROVIDER_NAME_MAX}
          error={wrong.includes('name') ? t('form.wrong.name') : undefined}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextField
          label={t('bot.address')}
          description={t('bot.address_hint', { method: 'POST' })}
          type="url"
          inputMode="url"
          placeholder="https://"
          value={values.address}
          maxLength={PROVIDER_ADDRESS_MAX}
          error={wrong.includes('address') ? t('bot.address_wrong') : undefined}
          onChange={(event) => change({ address: event.target.value })}
        />
        <Select
          label={t('bot.when_fails')}
          options={BOT_FALLBACKS.map((value) => ({ value, label: t(value === 'built_in' ? 'bot.use_built_in' : 'bot.use_person') }))}
          value={values.fallback}
          onChange={(fallback) => change({ fallback })}
        />
        {stored ? (
          <Switch label={t('bot.renew')} description={t('bot.renew_hint')} checked={form.isRenewing} onChange={form.setIsRenewing} />
        ) : null}
        <BotContract />
        {stored ? <RemoveButton kind="remove_bot" title={t('bot.remove_title')} text={t('bot.remove_text')} onDone={onClose} /> : null}
      </form>
    </Sheet>
  );
}

function useBotForm(stored: OutsideBot | null, onDone: () => void) {
  const t = useT('access');
  const errorText = useErrorText();
  const { mutate, isPending } = useSaveBot();
  const [values, setValues] = useState<OutsideBotDraft>(stored ?? EMPTY);
  const [isRenewing, setIsRenewing] = useState(false);
  const [wrong, setWrong] = useState<readonly PropertyKey[]>([]);
  const [problem, setProblem] = useState<string>();
  const [secret, setSecret] = useState<string | null>(null);
  const submit = () => {
    setProblem(undefined);
    const parsed = outsideBotDraft.safeParse(values);
    if (!parsed.success) return setWrong(parsed.error.issues.flatMap(({ path }) => path.slice(0, 1)));
    setWrong([]);
    mutate(
      { draft: parsed.data, version: stored?.version ?? 0, newSecret: isRenewing },
      {
        onSuccess(saved) {
          toast.success(t('saved'));
          if (saved.secret === null) onDone();
          else setSecret(saved.secret);
        },
        onError: (error) => setProblem(error instanceof ApiError && error.reason === 'stale_version' ? t('form.stale') : errorText(error)),
      },
    );
  };
  const change = (part: Partial<OutsideBotDraft>) => setValues((before) => ({ ...before, ...part }));
  return { values, wrong, problem, isPending, secret, isRenewing, setIsRenewing, change, submit };
}
