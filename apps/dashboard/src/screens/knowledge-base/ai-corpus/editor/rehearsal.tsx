import type { EntryRehearsal } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Alert, Button } from '@lobby/ui';
import { useMutation } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { useWatch, type Control } from 'react-hook-form';
import { useRehearsalText } from '#/components/corpus/use-rehearsal-text.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { rehearseEntry, type EntryDraft } from '#/data/corpus.ts';

/** What the entry would make of last week's questions, tried before it is saved. @param id undefined for a new entry */
export function Rehearsal({ control, id }: { control: Control<EntryDraft>; id: string | undefined }) {
  const t = useT('outcomes');
  const errorText = useErrorText();
  const api = useApi();
  const [question, answer, wordings, locale] = useWatch({ control, name: ['question', 'answer', 'wordings', 'locale'] });
  const draft = { question: question.trim(), answer: answer.trim(), wordings, locale, ...(id !== undefined && { id }) };
  const tried = useMutation({ mutationFn: (request: typeof draft) => rehearseEntry(api, request) });
  // What was tried is no news of what has been written since.
  const isCurrent = JSON.stringify(tried.variables) === JSON.stringify(draft);
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-label">{t('rehearsal.title')}</h3>
      <p className="text-13 text-muted">{t('rehearsal.why')}</p>
      <div aria-live="polite" className="flex flex-col gap-2 empty:hidden">
        {isCurrent && tried.data ? <Effect rehearsal={tried.data} /> : null}
        {isCurrent && tried.error ? (
          <Alert tone="danger" title={t('rehearsal.failed')}>
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
          {t(isCurrent && !tried.isPending ? 'rehearsal.again' : 'rehearsal.run')}
        </Button>
      </div>
    </section>
  );
}

function Effect({ rehearsal }: { rehearsal: EntryRehearsal }) {
  const t = useT('outcomes');
  const formats = useFormats();
  const say = useRehearsalText();
  const { asked, tried, before, after, taken, changed } = rehearsal;
  if (tried === 0) return <p className="text-13">{say(rehearsal)}</p>;
  return (
    <Alert tone={after.answered > before.answered ? 'success' : after.answered < before.answered ? 'warning' : 'info'}>
      <p>{say(rehearsal)}</p>
      <p className="text-13 text-muted">
        {tried < asked ? `${t('rehearsal.part', { tried: formats.number(tried), asked: formats.number(asked) })} ` : ''}
        {t('rehearsal.model')}
      </p>
      {taken > 0 ? <p className="mt-1">{t('rehearsal.taken', { count: taken })}</p> : null}
      {changed.length > 0 ? (
        <>
          <h4 className="mt-2 text-13 font-semibold">{t('rehearsal.changed')}</h4>
          <ul className="divide-y divide-separator">
            {changed.map((each) => (
              <li key={`${each.locale} ${each.question}`} className="py-1.5 text-13">
                <span lang={each.locale} className="break-words">
                  {each.question}
                </span>
                <span className="block text-xs text-muted">
                  {t('rehearsal.arrow', { before: t(`rehearsal.outcomes.${each.before}`), after: t(`rehearsal.outcomes.${each.after}`) })}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Alert>
  );
}
