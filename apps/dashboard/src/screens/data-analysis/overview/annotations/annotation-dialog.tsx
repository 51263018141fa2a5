import { ApiError } from '@lobby/api-client';
import { ANNOTATION_TEXT_MAX, type Annotation } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, TextField, toast } from '@lobby/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { isDay } from '#/components/business-day.ts';
import { FormDialog } from '#/components/form-dialog.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import { useRemoveAnnotation, useSaveAnnotation } from '#/data/annotation.ts';
import { useAnnotationText } from './use-annotation-text.ts';

interface AnnotationDialogProps {
  /** The one to change; without one a new one is written. */
  of: Annotation | undefined;
  /** The days that are shown, and today. */
  days: { from: string; to: string; today: string };
  onClose: () => void;
}

/** Writes an annotation on a day that is shown, changes or deletes it. What a colleague changed meanwhile is said before it is written over. */
export function AnnotationDialog({ of, days: { from, to, today }, onClose }: AnnotationDialogProps) {
  const t = useT('analysis');
  const common = useT();
  const errorText = useErrorText();
  const { dayOf } = useAnnotationText();
  const save = useSaveAnnotation();
  const remove = useRemoveAnnotation();
  // Named once: pressed again after an answer that got lost, it writes nothing twice.
  const [id] = useState(() => of?.id ?? crypto.randomUUID());
  const [version, setVersion] = useState(of?.version);
  const [day, setDay] = useState(of?.day ?? (today >= from && today <= to ? today : to));
  const [text, setText] = useState(of?.text ?? '');
  const [tried, setTried] = useState(false);
  const isShown = isDay(day) && day >= from && day <= to;
  const isMissing = text.trim() === '';
  const submit = () => {
    setTried(true);
    if (!isShown || isMissing) return;
    save.mutate(
      { id, day, text: text.trim(), ...(version !== undefined && { version }) },
      {
        onSuccess: () => {
          toast.success(t('annotations.saved'));
          onClose();
        },
        onError: (error) => {
          if (error instanceof ApiError && error.reason === 'stale_version')
            setVersion((error.data as { current: Annotation }).current.version);
        },
      },
    );
  };
  const drop = (gone: Annotation) =>
    remove.mutate(gone.id, {
      onSuccess: () => {
        const restore = () =>
          save.mutate({ id: gone.id, day: gone.day, text: gone.text }, { onError: (error) => void toast.error(errorText(error)) });
        toast.success(t('annotations.deleted'), { action: { label: common('actions.undo'), onAction: restore } });
        onClose();
      },
      onError: (error) => void toast.error(errorText(error)),
    });
  return (
    <FormDialog
      title={of ? t('annotations.edit') : t('annotations.add')}
      description={t('annotations.text_note')}
      submitLabel={common('actions.save')}
      loading={save.isPending}
      disabled={remove.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('annotations.day')}
        type="date"
        min={from}
        max={to}
        value={day}
        error={tried && !isShown ? t('annotations.outside', { from: dayOf(from), to: dayOf(to) }) : undefined}
        onChange={(event) => setDay(event.target.value)}
      />
      <TextField
        label={t('annotations.text')}
        value={text}
        maxLength={ANNOTATION_TEXT_MAX}
        error={tried && isMissing ? t('annotations.text_missing') : refusalOf(save.error)}
        onChange={(event) => setText(event.target.value)}
      />
      {of ? (
        <Button
          variant="ghost"
          className="self-start"
          icon={<Trash2 size={15} aria-hidden="true" />}
          loading={remove.isPending}
          onClick={() => drop(of)}
        >
          {common('actions.delete')}
        </Button>
      ) : null}
    </FormDialog>
  );

  function refusalOf(error: Error | null): string | undefined {
    if (error === null) return undefined;
    const { reason, fields, data } = error instanceof ApiError ? error : { reason: '', fields: [], data: undefined };
    if (reason === 'stale_version') return t('annotations.stale', { text: (data as { current: Annotation }).current.text });
    return fields[0]?.message ?? errorText(error);
  }
}
