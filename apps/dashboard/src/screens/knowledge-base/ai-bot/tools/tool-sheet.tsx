import { TOOL_METHODS, TOOL_TIMEOUT_MS, VERIFIED_EMAIL, type BotTool } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, Select, Sheet, Switch, TextArea, TextField, toast, useConfirm } from '@lobby/ui';
import { Trash2 } from 'lucide-react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useRemoveTool } from '#/data/bot-tool.ts';
import { AccessFields } from './access-fields.tsx';
import { ParamsField } from './params-field.tsx';
import { TryTool } from './try-tool.tsx';
import { useToolForm, type ToolForm } from './use-tool-form.ts';

/** Width of the sheet, in px. */
const WIDTH = 600;
const SECOND_MS = 1_000;

/** Defines one tool, and tries it. */
export function ToolSheet({ of, onClose }: { of: BotTool | undefined; onClose: () => void }) {
  const t = useT('bot');
  const common = useT('common');
  const { confirm } = useConfirm();
  const form = useToolForm(of);
  const close = async () => {
    const isChanged = form.isDirty && (of !== undefined || form.values.name !== '');
    const request = { title: t('tools.leave_title'), text: t('tools.leave_text'), confirmLabel: common('actions.discard') };
    if (!isChanged || (await confirm(request)) === 'confirmed') onClose();
  };
  const save = async () => {
    if (!(await form.save())) return;
    toast.success(t('tools.saved'));
    onClose();
  };
  return (
    <Sheet
      open
      width={WIDTH}
      onClose={() => void close()}
      title={t(of ? 'tools.edit' : 'tools.add')}
      description={t('tools.in_draft')}
      footer={
        <>
          {form.base ? <RemoveTool tool={form.base} onRemoved={onClose} /> : null}
          <Button onClick={() => void close()}>{common('actions.cancel')}</Button>
          <Button variant="primary" loading={form.isSaving} onClick={() => void save()}>
            {common('actions.save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <CallFields form={form} />
        <ParamsField form={form} />
        <AccessFields form={form} />
        <Rules form={form} />
        <TryTool form={form} />
      </div>
    </Sheet>
  );
}

function CallFields({ form: { values, change, wordOf } }: { form: ToolForm }) {
  const t = useT('bot');
  return (
    <>
      <TextField
        label={t('tools.name')}
        description={t('tools.name_why')}
        value={values.name}
        maxLength={64}
        spellCheck={false}
        autoCapitalize="none"
        error={wordOf('name')}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextArea
        label={t('tools.purpose')}
        description={t('tools.purpose_why')}
        rows={2}
        value={values.description}
        error={wordOf('description')}
        onChange={(event) => change({ description: event.target.value })}
      />
      <div className="grid grid-cols-[8rem_1fr] gap-3 max-sm:grid-cols-1">
        <Select
          label={t('tools.method')}
          options={TOOL_METHODS.map((value) => ({ value, label: value }))}
          value={values.method}
          onChange={(method) => change({ method })}
        />
        <TextField
          label={t('tools.address')}
          description={t('tools.address_why', { example: '{order_no}' })}
          inputMode="url"
          spellCheck={false}
          value={values.url}
          error={wordOf('url')}
          onChange={(event) => change({ url: event.target.value })}
        />
      </div>
    </>
  );
}

function Rules({ form: { values, change, wordOf } }: { form: ToolForm }) {
  const t = useT('bot');
  return (
    <div className="flex flex-col gap-4 border-t border-separator pt-4">
      <Switch
        label={t('tools.needs_yes')}
        description={t('tools.needs_yes_why')}
        checked={values.needs_confirmation}
        onChange={(needs_confirmation) => change({ needs_confirmation })}
      />
      <Switch
        label={t('tools.needs_proof')}
        description={t('tools.needs_proof_why', { placeholder: `{${VERIFIED_EMAIL}}` })}
        checked={values.needs_verified_contact}
        onChange={(needs_verified_contact) => change({ needs_verified_contact })}
      />
      <Switch label={t('tools.enabled')} checked={values.enabled} onChange={(enabled) => change({ enabled })} />
      <TextField
        label={t('tools.timeout')}
        type="number"
        min={TOOL_TIMEOUT_MS.min / SECOND_MS}
        max={TOOL_TIMEOUT_MS.max / SECOND_MS}
        step={0.5}
        value={values.timeout_ms / SECOND_MS}
        error={wordOf('timeout_ms')}
        onChange={(event) => change({ timeout_ms: Math.round(Number(event.target.value) * SECOND_MS) })}
        className="max-w-48"
      />
    </div>
  );
}

function RemoveTool({ tool, onRemoved }: { tool: BotTool; onRemoved: () => void }) {
  const t = useT('bot');
  const errorText = useErrorText();
  const { confirm } = useConfirm();
  const { mutateAsync, isPending } = useRemoveTool();
  const remove = async () => {
    const answer = await confirm({
      title: t('tools.remove_title', { name: tool.name }),
      text: t('tools.remove_text'),
      confirmLabel: t('tools.remove'),
      tone: 'danger',
    });
    if (answer !== 'confirmed') return;
    await mutateAsync({ id: tool.id }).then(onRemoved, (error: unknown) => toast.error(errorText(error)));
  };
  return (
    <Button
      variant="ghost"
      loading={isPending}
      icon={<Trash2 size={15} aria-hidden="true" />}
      onClick={() => void remove()}
      className="mr-auto"
    >
      {t('tools.remove')}
    </Button>
  );
}
