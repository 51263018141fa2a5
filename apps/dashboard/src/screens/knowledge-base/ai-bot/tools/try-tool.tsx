import type { ToolCall } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, TextField, toast } from '@lobby/ui';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { ToolCalls } from '#/components/test-sets/tool-calls.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useTryTool } from '#/data/bot-tool.ts';
import type { ToolForm } from './use-tool-form.ts';

/** Runs the tool with values of the reader, for real. */
export function TryTool({ form }: { form: ToolForm }) {
  const t = useT('bot');
  const errorText = useErrorText();
  const { mutateAsync, isPending } = useTryTool();
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({});
  const [email, setEmail] = useState('');
  const [call, setCall] = useState<ToolCall>();
  const { params, needs_verified_contact: isPrivate } = form.values;
  const run = async () => {
    const tool = form.isDirty ? await form.save() : form.base;
    if (!tool) return;
    const filled = Object.entries(given).filter(([name, value]) => value !== '' && params.some((param) => param.name === name));
    try {
      const proven = isPrivate && email !== '' ? { verified_email: email } : {};
      setCall(await mutateAsync({ id: tool.id, arguments: Object.fromEntries(filled), ...proven }));
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  return (
    <section aria-label={t('tools.try')} className="flex flex-col gap-3 rounded-card border border-border bg-navigation p-4">
      <h3 className="font-semibold">{t('tools.try')}</h3>
      <p className="text-13 text-muted">{t('tools.try_why')}</p>
      {params
        .map((param, place) => ({ ...param, place }))
        .map(({ name, description, place }) =>
          name === '' ? null : (
            <TextField
              key={place}
              label={name}
              description={description}
              value={given[name] ?? ''}
              onChange={(event) => setGiven({ ...given, [name]: event.target.value })}
            />
          ),
        )}
      {isPrivate ? (
        <TextField label={t('tools.try_email')} type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      ) : null}
      <div>
        <Button icon={<Play size={15} aria-hidden="true" />} loading={isPending || form.isSaving} onClick={() => void run()}>
          {t(form.isDirty ? 'tools.save_and_try' : 'tools.try_now')}
        </Button>
      </div>
      <div aria-live="polite">{call ? <ToolCalls calls={[call]} /> : null}</div>
    </section>
  );
}
