import type { Contact, ContactMerge } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, Dialog, Spinner } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Split } from 'lucide-react';
import { useContactName } from '#/components/conversation/use-visitor-name.ts';
import { QueryFailed } from '#/components/query-failed.tsx';
import { useApi } from '#/data/api.ts';
import { mergesQuery } from '#/data/contact.ts';
import { useFieldWords } from './use-field-words.ts';
import { useUndoMerge } from './use-undo-merge.ts';

interface UnmergeDialogProps {
  contact: Contact;
  name: string;
  onClose: () => void;
}

/** Merges of a contact that can be undone, the latest first, each with what that would do. */
export function UnmergeDialog({ contact, name, onClose }: UnmergeDialogProps) {
  const t = useT('desk');
  const merges = useQuery(mergesQuery(useApi(), contact.id));
  const { undo, undoing } = useUndoMerge(contact.id);
  return (
    <Dialog open onClose={onClose} title={t('unmerge.title', { name })} icon={<Split />} width={520}>
      <div className="mt-4 flex flex-col gap-4">
        {merges.isPending ? (
          <span className="flex justify-center py-4 text-muted">
            <Spinner />
          </span>
        ) : null}
        {merges.isLoadingError ? <QueryFailed title={t('merge.failed')} query={merges} /> : null}
        {merges.data?.items.length === 0 ? <p className="text-13 text-muted">{t('unmerge.none')}</p> : null}
        {merges.data?.items.map((merge) => (
          <UndoableMerge
            key={merge.from.id}
            merge={merge}
            isUndoing={undoing === merge.from.id}
            isDisabled={undoing !== undefined}
            onUndo={() => void undo(merge.from.id).then((isDone) => isDone && onClose())}
          />
        ))}
        {merges.data && merges.data.items.length > 0 ? <p className="text-13 text-muted">{t('unmerge.stays')}</p> : null}
      </div>
    </Dialog>
  );
}

interface UndoableMergeProps {
  merge: ContactMerge;
  isUndoing: boolean;
  isDisabled: boolean;
  onUndo: () => void;
}

function UndoableMerge({ merge, isUndoing, isDisabled, onUndo }: UndoableMergeProps) {
  const t = useT('desk');
  const formats = useFormats();
  const nameOf = useContactName();
  const { from, merged_at: at, merged_by: by } = merge;
  const fromName = from.name ?? from.email ?? from.phone ?? nameOf(from);
  const when = formats.relative(at);
  return (
    <section className="flex flex-col gap-3 rounded-lg border border-border p-4">
      <div>
        <h3 dir="auto" className="text-sm font-semibold break-words">
          {fromName}
        </h3>
        <p className="text-13 text-muted">{by === null ? t('unmerge.merged', { when }) : t('unmerge.merged_by', { when, by })}</p>
      </div>
      <Lines
        title={t('unmerge.goes', { name: fromName })}
        lines={[
          t('merge.conversations', { count: merge.conversations }),
          ...(merge.identities > 0 ? [t('merge.identities', { count: merge.identities })] : []),
        ]}
      />
      <Changes merge={merge} />
      <div className="flex justify-end">
        <Button variant="primary" loading={isUndoing} disabled={isDisabled && !isUndoing} onClick={onUndo}>
          {t('unmerge.confirm')}
        </Button>
      </div>
    </section>
  );
}

/** What the contact that stays will say and no longer says. */
function Changes({ merge: { changes, tags } }: { merge: ContactMerge }) {
  const t = useT('desk');
  const fieldWords = useFieldWords();
  const lines = [
    ...changes.map(({ field, now, after }) =>
      after === null
        ? t('unmerge.cleared', { field: fieldWords(field), now: now ?? '' })
        : t('unmerge.becomes', { field: fieldWords(field), now: now ?? '', after }),
    ),
    ...(tags.length > 0 ? [t('unmerge.loses', { list: tags.join(', ') })] : []),
  ];
  return lines.length === 0 ? null : <Lines title={t('unmerge.changes')} lines={lines} />;
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h4 className="mb-1 text-13 font-semibold">{title}</h4>
      <ul className="text-13 break-words">
        {lines.map((line) => (
          <li key={line} className="line-clamp-3">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
