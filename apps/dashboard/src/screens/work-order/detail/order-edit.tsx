import { ApiError } from '@lobby/api-client';
import { wordsIn, type FieldValue, type WorkOrder, ownValue } from '@lobby/contract';
import { useFormats, useLocale, useT } from '@lobby/i18n';
import { Alert, Button, TextField } from '@lobby/ui';
import { useEffect, useRef, useState } from 'react';
import { localMoment, momentOf } from '#/components/local-moment.ts';
import { OrderFormFields } from '#/components/work-order/order-form-fields.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { newerCopy, orderCalls, useOrderCall } from '#/data/order-detail.ts';
import { conflicts, ownChanges, wordsOf, type OrderWords } from './own-changes.ts';

/**
 * Subject, time and form of a work order in one form. Where a colleague saved first, the newer values are shown beside what was
 * typed, and only what this writer changed is saved over them.
 */
export function OrderEdit({ order, onClose }: { order: WorkOrder; onClose: () => void }) {
  const t = useT('orders');
  const common = useT();
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending } = useOrderCall();
  const [base] = useState(() => wordsOf(order));
  const [typed, setTyped] = useState<OrderWords>(base);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const now = wordsOf(order);
  useEffect(() => form.current?.querySelector<HTMLElement>('[name="subject"]')?.focus(), []);
  const newer = useNewer(order, conflicts(base, typed, now));
  const change = (part: Partial<OrderWords>) => setTyped((before) => ({ ...before, ...part }));
  const fail = (error: unknown) => {
    const found =
      error instanceof ApiError
        ? Object.fromEntries(error.fields.map(({ path, message }) => [path.replace(/^fields\./, ''), message]))
        : {};
    setErrors(found);
    setProblem(newerCopy(error) ? t('detail.conflict') : Object.keys(found).length > 0 ? undefined : errorText(error));
    const [first] = Object.keys(found);
    if (first !== undefined)
      form.current?.querySelector<HTMLElement>(`[name="${first === 'subject' ? first : `field-${first}`}"]`)?.focus();
  };
  const save = () => {
    const own = ownChanges(base, typed, now);
    if (typed.subject.trim() === '') return setErrors({ subject: t('detail.needs_subject') });
    if (Object.keys(own).length === 0) return onClose();
    setProblem(undefined);
    mutate(orderCalls.update(order, own), { onSuccess: onClose, onError: fail });
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={t('detail.edit')}
      className="flex flex-col gap-4 rounded-card border border-border p-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {problem === undefined ? null : <Alert tone="warning">{problem}</Alert>}
      <TextField
        label={t('column.subject')}
        name="subject"
        maxLength={200}
        value={typed.subject}
        error={errors['subject']}
        description={newer['subject']}
        onChange={(event) => change({ subject: event.target.value })}
      />
      <TextField
        label={t('detail.due')}
        name="field-resolve_due_at"
        type="datetime-local"
        value={localMoment(typed.due)}
        error={errors['resolve_due_at']}
        description={newer['due']}
        optional
        onChange={(event) => change({ due: momentOf(event.target.value) })}
      />
      <OrderFormFields
        fields={order.form}
        values={typed.fields}
        errors={errors}
        notes={newer}
        onChange={(key, value) => change({ fields: { ...typed.fields, [key]: value ?? '' } })}
      />
      <div className="flex justify-end gap-2">
        <Button size="small" onClick={onClose}>
          {common('actions.cancel')}
        </Button>
        <Button type="submit" size="small" variant="primary" loading={isPending}>
          {common('actions.save')}
        </Button>
      </div>
    </form>
  );
}

/** What a colleague put where the writer has typed something else, in words. */
function useNewer(order: WorkOrder, keys: readonly string[]): Readonly<Record<string, string>> {
  const t = useT('orders');
  const locale = useLocale();
  const formats = useFormats();
  const wordValue = (key: string, value: FieldValue | undefined) => {
    const choices = order.form.find((field) => field.key === key)?.choices ?? [];
    return [value ?? '']
      .flat()
      .map((each) => {
        const choice = choices.find((one) => one.key === each);
        return choice ? wordsIn(choice.label, locale) : String(each);
      })
      .join(', ');
  };
  const words = (key: string) => {
    if (key === 'subject') return order.subject;
    if (key === 'due') return order.resolve_due_at === null ? '–' : formats.moment(order.resolve_due_at);
    return wordValue(key, ownValue(order.fields, key)) || '–';
  };
  return Object.fromEntries(keys.map((key) => [key, t('detail.newer', { value: words(key) })]));
}
