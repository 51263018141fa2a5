import { templateIssues, type Conversation, type MessageTemplate, type TemplateValues } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, Button, Dialog, Skeleton, TextField } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { TemplatePreview } from '#/components/messaging/template/template-preview.tsx';
import { QueryFailed } from '#/components/query-failed.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { templatesQuery, useSendTemplate } from '#/data/message-template.ts';
import { newMessageId } from '#/state/message-id.ts';
import { TemplateChoice } from './template-choice.tsx';

const WIDTH_PX = 560;

interface TemplateDialogProps {
  conversation: Conversation;
  channelId: string;
  onClose: () => void;
}

/** Sends a template: one is chosen, filled in, and seen as the customer will read it, with what it costs. */
export function TemplateDialog({ conversation, channelId, onClose }: TemplateDialogProps) {
  const t = useT('templates');
  const query = useQuery(templatesQuery(useApi(), channelId));
  const [chosen, setChosen] = useState<MessageTemplate>();
  const { data, error } = query;
  if (chosen)
    return (
      <Filling
        conversationId={conversation.id}
        channelId={channelId}
        template={chosen}
        onBack={() => setChosen(undefined)}
        onClose={onClose}
      />
    );
  return (
    <Dialog open onClose={onClose} width={WIDTH_PX} title={t('dialog')} description={t('dialog_text')}>
      <div className="mt-4">
        {!data && error ? (
          <QueryFailed title={t('load_failed')} query={query} />
        ) : !data ? (
          <Skeleton className="h-60" />
        ) : (
          <TemplateChoice templates={data.items} language={conversation.language} onChoose={setChosen} />
        )}
      </div>
    </Dialog>
  );
}

interface FillingProps {
  conversationId: string;
  channelId: string;
  template: MessageTemplate;
  onBack: () => void;
  onClose: () => void;
}

function Filling({ conversationId, channelId, template, onBack, onClose }: FillingProps) {
  const t = useT('templates');
  const common = useT('common');
  const errorText = useErrorText();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending, error } = useSendTemplate(conversationId, channelId);
  const [messageId] = useState(newMessageId);
  const [values, setValues] = useState<TemplateValues>({});
  const [tried, setTried] = useState(false);
  const { name, language, variables, category } = template;
  const issues = templateIssues(template, values);
  const submit = () => {
    setTried(true);
    const first = variables.find(({ key }) => issues[key] !== undefined);
    if (first) return form.current?.querySelector<HTMLInputElement>(`[name="${first.key}"]`)?.focus();
    return mutate({ client_msg_id: messageId, name, language, values }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      width={WIDTH_PX}
      title={t('dialog')}
      description={<span className="font-mono text-13 wrap-anywhere">{name}</span>}
      actions={
        <>
          <Button variant="ghost" icon={<ArrowLeft size={15} aria-hidden="true" />} className="mr-auto" onClick={onBack}>
            {t('others')}
          </Button>
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={isPending}>
            {t('send')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className="-mx-6 mt-4 -mb-2 flex max-h-[calc(100dvh-18rem)] flex-col gap-4 overflow-y-auto px-6 pb-2"
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog stands inside the composer's own form.
          event.stopPropagation();
          submit();
        }}
      >
        {error ? <Alert tone="danger">{errorText(error)}</Alert> : null}
        {variables.map(({ key, place, name: of, example }) => {
          const issue = issues[key];
          const label = place === 'button' ? (template.buttons[Number(of) - 1]?.label ?? of) : of;
          return (
            <TextField
              key={key}
              name={key}
              label={t(`field.${place}`, { name: label })}
              description={example === null ? undefined : t('example', { example })}
              error={tried && issue !== undefined ? t(`issue.${issue}`) : undefined}
              value={values[key] ?? ''}
              onChange={({ target }) => setValues({ ...values, [key]: target.value })}
            />
          );
        })}
        <div className="flex flex-col gap-2">
          <p className="text-13 font-medium">{t('preview')}</p>
          <TemplatePreview template={template} values={values} language={language} />
        </div>
        <p className="text-13 text-muted">{t(`cost.${category}`)}</p>
      </form>
    </Dialog>
  );
}
