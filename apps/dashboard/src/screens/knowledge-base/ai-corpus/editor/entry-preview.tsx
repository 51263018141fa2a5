import type { EntryPreview } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Alert, Button } from '@lobby/ui';
import { useMutation } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { useWatch, type Control } from 'react-hook-form';
import { useEntryPreviewText } from '#/components/corpus/use-entry-preview-text.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { previewEntry, type EntryDraft } from '#/data/corpus.ts';

/** What the entry would make of last week's questions, tried before it is saved. @param id undefined for a new entry */
export function EntryPreviewPanel({ control, id }: { control: Control<EntryDraft>; id: string | undefined }) {
  const t = useT('outcomes');
  const errorText = useErrorText();
  const api = useApi();
  const [question, answer, wordings, locale] = useWatch({ control, name: ['question', 'answer', 'wordings', 'locale'] });
  const draft = { question: question.trim(), answer: answer.trim(), wordings, locale, ...(id !== undefined && { id }) };
  const tried = useMutation({ mutationFn: (request: typeof draft) => previewEntry(api, request) });
  // What was tried is no news of what has been written since.
  const isCurrent = JSON.stringify(tried.variables) === JSON.stringify(draft);
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-label">{t('preview.title')}</h3>
      <p className="text-13 text-muted">{t('preview.why')}</p>
      <div aria-live="polite" className="flex flex-col gap-2 empty:hidden">
        {isCurrent && tried.data ? <Effect preview={tried.data} /> : null}
        {isCurrent && tried.error ? (
          <Alert tone="danger" title={t('preview.failed')}>
            {errorText(tried.error)}
          </Alert>
        ) : null}
      </div>
      <div>
        <Button
          size="small"
          icon={<FlaskConical size={14} />}
          loading={tried.isPending}
          disabled={draft.question === '' || draft.answer === ''}
          onClick={() => tried.mutate(draft)}
        >
          {t(isCurrent && !tried.isPending ? 'preview.again' : 'preview.run')}
        </Button>
      </div>
    </section>
  );
}

function Effect({ preview }: { preview: EntryPreview }) {
  const t = useT('outcomes');
  const formats = useFormats();
  const say = useEntryPreviewText();
  const { asked, tried, before, after, taken, changed } = preview;
  if (tried === 0) return <p className="text-13">{say(preview)}</p>;
  return (
    <Alert tone={after.answered > before.answered ? 'success' : after.answered < before.answered ? 'warning' : 'info'}>
      <p>{say(preview)}</p>
      <p className="text-13 text-muted">
        {tried < asked ? `${t('preview.part', { tried: formats.number(tried), asked: formats.number(asked) })} ` : ''}
        {t('preview.model')}
      </p>
      {taken > 0 ? <p className="mt-1">{t('preview.taken', { count: taken })}</p> : null}
      {changed.length > 0 ? (
        <>
          <h4 className="mt-2 text-13 font-semibold">{t('preview.changed')}</h4>
          <ul className="divide-y divide-separator">
            {changed.map((each) => (
              <li key={`${each.locale} ${each.question}`} className="py-1.5 text-13">
                <span lang={each.locale} className="break-words">
                  {each.question}
                </span>
                <span className="block text-xs text-muted">
                  {t('preview.arrow', { before: t(`preview.outcomes.${each.before}`), after: t(`preview.outcomes.${each.after}`) })}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Alert>
  );
}
