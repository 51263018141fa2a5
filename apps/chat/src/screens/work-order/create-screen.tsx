import { useLocale, useT, useUiTexts } from '@lobby/i18n';
import { Alert, Button, EmptyState, Skeleton, TextArea, TextField, UiTextsProvider, useLate, VisuallyHidden } from '@lobby/ui';
import { Ticket } from 'lucide-react';
import { useEffect } from 'react';
import { ChatProvider } from '#/components/chat-context.tsx';
import { AskConsent } from '#/components/consent/ask-consent.tsx';
import { FailureCard } from '#/components/failure-card.tsx';
import { FilesField } from '#/components/order/files-field.tsx';
import { ChoiceGroup, ChoicePill, FormFields } from '#/components/order/form-fields.tsx';
import { useHeld } from '#/components/order/use-held.ts';
import { useSubmit } from '#/components/order/use-submit.ts';
import { PlaceFrame, type Place } from '#/components/place-frame.tsx';
import { useFetched } from '#/components/use-fetched.ts';
import { useNavigate } from '#/components/use-navigate.ts';
import { usePageHeight } from '#/components/use-page-height.ts';
import { tellAsked } from '#/data/faq.ts';
import { readForms, type OrderForms } from '#/data/work-order.ts';
import { dropDraft } from '#/state/order-draft.ts';
import { MatchingAnswers } from './matching-answers.tsx';
import { useOrderDraft } from './use-order-draft.ts';
import { useReplyTime } from './use-reply-time.ts';

/** A new work order, /chat/{tenant}/work-order/create. */
export function CreateScreen(place: Place) {
  const { tenant, chatOf } = place;
  const t = useT('order');
  const navigate = useNavigate();
  const locale = useLocale();
  const chat = chatOf(tenant);
  const uiTexts = useUiTexts();
  const forms = useFetched(`${tenant} ${locale}`, (signal) => readForms(chat, locale, signal));
  usePageHeight();
  useEffect(() => {
    document.title = t('create');
  }, [t]);
  const back = () => navigate({ to: '/chat/$tenant/work-order', params: { tenant } });
  return (
    <ChatProvider value={chat}>
      <PlaceFrame {...place} tab="work-order" title={t('create')} onBack={back}>
        {forms.state === 'failed' && !forms.value ? (
          <FailureCard title={t('failed')} onRetry={forms.retry}>
            {null}
          </FailureCard>
        ) : forms.value ? (
          <UiTextsProvider texts={uiTexts}>
            <CreateForm place={place} forms={forms.value} onFormChanged={forms.retry} />
          </UiTextsProvider>
        ) : (
          <FormSkeleton />
        )}
      </PlaceFrame>
    </ChatProvider>
  );
}

function CreateForm({ place, forms, onFormChanged }: { place: Place; forms: OrderForms; onFormChanged: () => void }) {
  const { tenant, chatOf } = place;
  const t = useT('order');
  const navigate = useNavigate();
  const chat = chatOf(tenant);
  const [draft, change] = useOrderDraft(chat);
  const { held, hold } = useHeld();
  const [only] = forms.items;
  const form = forms.items.find(({ id }) => id === draft.typeId) ?? (forms.items.length === 1 ? only : undefined);
  const replyTime = useReplyTime(form?.reply_within_min ?? null);
  const { errors, problem, busy, submit } = useSubmit({
    chat,
    form,
    draft,
    files: draft.files,
    onSending: (sending) => change({ sending }),
    onChanged: onFormChanged,
    onDone(order) {
      // What was read before did not spare it.
      void chat.identity().then((identity) => tellAsked(chat.client, identity));
      dropDraft(chat.storage.local, tenant);
      navigate({ to: '/chat/$tenant/work-order/chat-{$id}', params: { tenant, id: order.id }, replace: true });
    },
  });
  if (forms.items.length === 0) return <NoForms place={place} />;
  return (
    <form
      noValidate
      aria-label={t('create')}
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        if (!held) submit();
      }}
    >
      <main className="min-h-0 flex-1 overflow-y-auto">
        <div className="mx-auto flex w-full max-w-[720px] flex-col gap-5 px-4 py-5">
          <h1 className="sr-only">{t('create')}</h1>
          {problem === undefined ? null : <Alert tone="warning">{problem}</Alert>}
          {forms.items.length > 1 ? (
            <ChoiceGroup label={t('type')} name="type" error={form ? undefined : errors['type']}>
              {forms.items.map(({ id, name }) => (
                <ChoicePill key={id} chosen={id === form?.id} onToggle={() => change({ typeId: id })}>
                  {name}
                </ChoicePill>
              ))}
            </ChoiceGroup>
          ) : null}
          <TextField
            label={t('subject')}
            name="subject"
            placeholder={t('subject_hint')}
            maxLength={200}
            value={draft.subject}
            error={errors['subject']}
            onChange={(event) => change({ subject: event.target.value })}
          />
          <MatchingAnswers
            place={place}
            subject={draft.subject === '' ? draft.description : draft.subject}
            onSolved={() => dropDraft(chat.storage.local, tenant)}
          />
          {form ? (
            <FormFields
              fields={form.fields}
              values={draft.fields}
              errors={Object.fromEntries(Object.entries(errors).map(([name, error]) => [name.replace(/^field-/, ''), error]))}
              onChange={(key, value) => change({ fields: { ...draft.fields, [key]: value } })}
              files={draft.fieldFiles}
              onFiles={(key, files) => change((before) => ({ fieldFiles: { ...before.fieldFiles, [key]: files } }))}
              onHeld={hold}
            />
          ) : null}
          <TextArea
            label={t('description')}
            name="description"
            rows={4}
            maxLength={4_000}
            value={draft.description}
            error={errors['description']}
            onChange={(event) => change({ description: event.target.value })}
          />
          {forms.has_address ? null : (
            <TextField
              label={t('email')}
              name="email"
              type="email"
              autoComplete="email"
              optional
              description={t('email_hint')}
              value={draft.email}
              error={errors['email']}
              onChange={(event) => change({ email: event.target.value })}
            />
          )}
          <FilesField
            takesPasted
            label={t('files')}
            note={t('files_hint')}
            files={draft.files}
            error={errors['attachments']}
            onChange={(files) => change({ files })}
            onHeld={(isHeld) => hold('', isHeld)}
          />
        </div>
      </main>
      <div className="shrink-0 border-t border-border bg-surface px-4 pt-3 pb-2">
        <div className="mx-auto max-w-[688px] text-center">
          <div className="-mx-3 mb-2 empty:hidden">
            <AskConsent />
          </div>
          <Button type="submit" variant="primary" className="w-full" loading={busy || held}>
            {t('submit')}
          </Button>
          <p className="mt-1.5 text-xs text-muted">
            {[replyTime && t('reply_in', { time: replyTime }), t('kept')].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
    </form>
  );
}

function NoForms({ place: { tenant } }: { place: Place }) {
  const t = useT('order');
  const navigate = useNavigate();
  return (
    <main className="min-h-0 flex-1 overflow-y-auto">
      <EmptyState
        icon={<Ticket />}
        title={t('no_forms')}
        actions={
          <Button variant="primary" onClick={() => navigate({ to: '/chat/$tenant', params: { tenant } })}>
            {t('open_chat')}
          </Button>
        }
      >
        {t('no_forms_text')}
      </EmptyState>
    </main>
  );
}

function FormSkeleton() {
  const common = useT();
  const late = useLate(true);
  return (
    <main className="mx-auto flex w-full max-w-[720px] flex-1 flex-col gap-5 px-4 py-5">
      {late ? (
        <div role="status" className="flex flex-col gap-5">
          <VisuallyHidden>{common('states.loading')}</VisuallyHidden>
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
          <Skeleton className="h-32" />
        </div>
      ) : null}
    </main>
  );
}
