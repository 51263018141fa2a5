import { ApiError } from '@lobby/api-client';
import { workOrderNo, type WorkOrderRow } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, Button, TextField } from '@lobby/ui';
import { useRef, useState } from 'react';
import { FormDialog } from '#/components/form-dialog.tsx';
import { localMoment, momentOf } from '#/components/local-moment.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { newerCopy, orderCalls, useOrderCall } from '#/data/order-detail.ts';
import { DUE_DAYS, dueIn } from './due-days.ts';

interface DueDialogProps {
  order: Pick<WorkOrderRow, 'id' | 'no' | 'version' | 'resolve_due_at'>;
  onClose: () => void;
}

/** Asks until when a work order is solved: a day from now with one press, any moment, or none. */
export function DueDialog({ order, onClose }: DueDialogProps) {
  const t = useT('orders');
  const errorText = useErrorText();
  const field = useRef<HTMLInputElement>(null);
  const [openedAt] = useState(() => Date.now());
  const [text, setText] = useState(() => localMoment(order.resolve_due_at));
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  // The version that was seen: after a conflict the newer one, which the list shows by then.
  const [version, setVersion] = useState(order.version);
  const { mutate, isPending } = useOrderCall();
  const refuse = (why: string) => {
    setError(why);
    field.current?.focus();
  };
  const put = (due: number | null) => {
    setError(undefined);
    setProblem(undefined);
    mutate(orderCalls.update({ id: order.id, version }, { resolve_due_at: due }), {
      onSuccess: onClose,
      onError(failure) {
        const current = newerCopy(failure);
        if (current) {
          setVersion(current.version);
          return setProblem(t('due.changed'));
        }
        const wrong = failure instanceof ApiError ? failure.fields.find(({ path }) => path === 'resolve_due_at') : undefined;
        if (wrong) refuse(wrong.message);
        else setProblem(errorText(failure));
      },
    });
  };
  const save = () => {
    const due = momentOf(text);
    if (due === null) return refuse(t('due.missing'));
    if (due <= Date.now()) return refuse(t('due.past'));
    put(due);
  };
  return (
    <FormDialog
      title={t('due.title', { no: workOrderNo(order.no) })}
      submitLabel={t('due.set')}
      loading={isPending}
      onSubmit={save}
      onClose={onClose}
    >
      {problem === undefined ? null : <Alert tone="warning">{problem}</Alert>}
      <div role="group" aria-label={t('due.usual')} className="flex flex-wrap gap-2">
        {DUE_DAYS.map((days) => (
          <Button key={days} size="small" disabled={isPending} onClick={() => put(dueIn(days, openedAt))}>
            {days === 1 ? t('due.tomorrow') : t('due.days', { days })}
          </Button>
        ))}
        {order.resolve_due_at === null ? null : (
          <Button size="small" variant="ghost" disabled={isPending} onClick={() => put(null)}>
            {t('due.none')}
          </Button>
        )}
      </div>
      <TextField
        ref={field}
        type="datetime-local"
        label={t('detail.due')}
        value={text}
        min={localMoment(openedAt)}
        error={error}
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
}
