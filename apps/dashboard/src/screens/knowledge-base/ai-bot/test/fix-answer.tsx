import type { CorpusEntry } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, ErrorState, Skeleton, TextArea, TextField, toast } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { PencilLine, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { newEntry, valuesOf } from '#/components/corpus/entry-start.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import type { BotTestAnswer } from '#/data/bot.ts';
import { createEntry, entryQuery, updateEntry, useCorpusChanged, type EntryDraft } from '#/data/corpus.ts';

interface FixAnswerProps {
  question: string;
  answer: BotTestAnswer;
  /** Asks the question again. */
  onReplay: () => void;
  onClose: () => void;
}

/** The entry that answered, in place; a new one where none did. Once saved, the question is asked again. */
export function FixAnswer({ question, answer, onReplay, onClose }: FixAnswerProps) {
  const t = useT('bot');
  const isFound = answer.kind === 'exact' || answer.kind === 'generated';
  const entryId = isFound ? (answer.sources[0]?.entry_id ?? undefined) : undefined;
  return (
    <section
      aria-label={t(isFound ? 'test.fix' : 'test.write')}
      className="rounded-xl border border-accent bg-surface p-3.5 ring-3 ring-accent/15"
    >
      <p className="mb-3 flex items-center justify-between gap-3">
        <span className="flex items-center gap-2 text-accent-text">
          <PencilLine size={15} aria-hidden="true" />
          {t(isFound ? 'test.fix' : 'test.write')}
        </span>
        <span className="text-xs text-muted">{t('test.fix_note')}</span>
      </p>
      {entryId === undefined ? (
        // A passage has no entry of its own: what it said is where a new one starts.
        <FixForm draft={newEntry(answer.locale, { question, answer: isFound ? answer.body : '' })} onReplay={onReplay} onClose={onClose} />
      ) : (
        <StoredFix id={entryId} onReplay={onReplay} onClose={onClose} />
      )}
    </section>
  );
}

function StoredFix({ id, ...acts }: { id: string } & Pick<FixAnswerProps, 'onReplay' | 'onClose'>) {
  const t = useT('bot');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(entryQuery(useApi(), id));
  if (error)
    return (
      <ErrorState title={t('test.fix_error')} onRetry={() => void refetch()} retrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  return data ? <FixForm key={data.version} draft={valuesOf(data)} stored={data} {...acts} /> : <Skeleton className="h-32 w-full" />;
}

interface FixFormProps extends Pick<FixAnswerProps, 'onReplay' | 'onClose'> {
  draft: EntryDraft;
  stored?: CorpusEntry;
}

function FixForm({ draft, stored, onReplay, onClose }: FixFormProps) {
  const t = useT('bot');
  const common = useT('common');
  const api = useApi();
  const errorText = useErrorText();
  const corpusChanged = useCorpusChanged();
  const [clientId] = useState(() => crypto.randomUUID());
  const [question, setQuestion] = useState(draft.question);
  const [answer, setAnswer] = useState(draft.answer);
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState(false);
  const save = async () => {
    setRefused(true);
    if (question.trim() === '' || answer.trim() === '') return;
    setSaving(true);
    try {
      const changed: EntryDraft = { ...draft, question, answer };
      await (stored ? updateEntry(api, stored.id, stored.version, changed) : createEntry(api, changed, clientId));
      await corpusChanged();
      toast.success(t('test.fix_saved'));
      onClose();
      onReplay();
    } catch (error) {
      toast.error(errorText(error));
    } finally {
      setSaving(false);
    }
  };
  const missing = (text: string) => (refused && text.trim() === '' ? t('errors.required') : undefined);
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={t('test.fix_question')}
        value={question}
        error={missing(question)}
        onChange={(event) => setQuestion(event.target.value)}
        onKeyDown={(event) => (event.key === 'Enter' ? event.preventDefault() : undefined)}
      />
      <TextArea
        label={t('test.fix_answer')}
        rows={3}
        value={answer}
        error={missing(answer)}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{common('actions.cancel')}</Button>
        <Button variant="primary" loading={saving} icon={<RotateCw size={15} aria-hidden="true" />} onClick={() => void save()}>
          {t('test.fix_save')}
        </Button>
      </div>
    </div>
  );
}
