import type { Contact, ContactHit, MergePreview } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, Button, Spinner, toast } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useContactName } from '#/components/conversation/use-visitor-name.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { mergePreviewQuery, useMergeContacts } from '#/data/contact.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import { useUndoMerge } from './use-undo-merge.ts';

interface MergeReviewProps {
  contact: Contact;
  from: ContactHit;
  onBack: () => void;
  onDone: () => void;
}

/** What a merge would do, and which side is right where the two say something else. */
export function MergeReview({ contact, from, onBack, onDone }: MergeReviewProps) {
  const t = useT('desk');
  const errorText = useErrorText();
  const preview = useQuery(mergePreviewQuery(useApi(), contact.id, from.id));
  const { mutate, isPending } = useMergeContacts(contact.id);
  const { undo } = useUndoMerge(contact.id);
  const [take, setTake] = useState<readonly string[]>([]);
  const choose = (field: string, isTaken: boolean) =>
    setTake((held) => (isTaken ? [...held, field] : held.filter((each) => each !== field)));
  const merge = () =>
    mutate(
      { fromId: from.id, take },
      {
        onSuccess: () => {
          toast.success(t('merge.done'), { action: { label: t('merge.undo'), onAction: () => void undo(from.id) } });
          onDone();
        },
        onError: (error) => toast.error(errorText(error)),
      },
    );
  return (
    <div className="mt-4 flex flex-col gap-4">
      {preview.isError ? <Alert tone="danger">{errorText(preview.error)}</Alert> : null}
      {preview.isPending ? (
        <span className="flex justify-center py-4 text-muted">
          <Spinner />
        </span>
      ) : null}
      {preview.data ? (
        <>
          <Moves preview={preview.data} />
          {preview.data.conflicts.length > 0 ? (
            <div className="flex flex-col gap-3">
              <h3 className="text-13 font-semibold">{t('merge.conflicts')}</h3>
              {preview.data.conflicts.map((conflict) => (
                <ConflictChoice
                  key={conflict.field}
                  conflict={conflict}
                  isTaken={take.includes(conflict.field)}
                  onChoose={(isTaken) => choose(conflict.field, isTaken)}
                />
              ))}
            </div>
          ) : null}
          {preview.data.blocked ? <Alert tone="warning">{t('merge.blocked')}</Alert> : null}
          <p className="text-13 text-muted">{t('merge.final')}</p>
        </>
      ) : null}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onBack}>{t('merge.back')}</Button>
        <Button variant="primary" loading={isPending} disabled={!preview.data} onClick={merge}>
          {t('merge.confirm')}
        </Button>
      </div>
    </div>
  );
}

function Moves({ preview: { from, conversations, identities, tags, attrs } }: { preview: MergePreview }) {
  const t = useT('desk');
  const nameOf = useContactName();
  const lines = [
    t('merge.conversations', { count: conversations }),
    t('merge.identities', { count: identities }),
    ...(tags.length > 0 ? [t('merge.tags', { list: tags.join(', ') })] : []),
    ...(attrs.length > 0 ? [t('merge.attrs', { list: attrs.join(', ') })] : []),
  ];
  return (
    <section>
      <h3 className="mb-1 text-13 font-semibold">{t('merge.moves', { name: from.name ?? from.email ?? nameOf(from) })}</h3>
      <ul className="list-disc pl-5 text-13">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
