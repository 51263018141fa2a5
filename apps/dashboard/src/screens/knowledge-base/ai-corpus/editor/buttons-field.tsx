import { BUTTON_LABEL_MAX, BUTTONS_MAX, type AnswerButton } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, IconButton, Select, TextField } from '@lobby/ui';
import { Plus, X } from 'lucide-react';
import { useController, type Control, type FieldErrors } from 'react-hook-form';
import type { EntryDraft } from '#/data/corpus.ts';

const KINDS = ['url', 'question', 'handoff'] as const satisfies readonly AnswerButton['kind'][];

interface ButtonsFieldProps {
  control: Control<EntryDraft>;
  errors: FieldErrors<EntryDraft>['buttons'];
}

/** What a visitor can press under the answer: at most three. */
export function ButtonsField({ control, errors }: ButtonsFieldProps) {
  const t = useT('corpus');
  const { field } = useController({ control, name: 'buttons' });
  const buttons = field.value;
  const put = (index: number, button: AnswerButton) => field.onChange(buttons.map((each, at) => (at === index ? button : each)));
  const errorOf = (index: number, part: 'label' | 'target') => {
    const found = (errors as readonly Partial<Record<string, { message?: string }>>[] | undefined)?.[index];
    return found?.[part]?.message;
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-(length:--label-text,14px)">{t('editor.buttons')}</legend>
      {buttons
        .map((button, place) => ({ button, index: place }))
        .map(({ button, index }) => (
          <div key={index} className="grid grid-cols-[1fr_1fr_auto] items-start gap-2 rounded-lg border border-border p-2.5">
            <Select
              label={t('editor.button_kind')}
              options={KINDS.map((kind) => ({ value: kind, label: t(`editor.button_${kind}`) }))}
              value={button.kind}
              onChange={(kind) =>
                put(
                  index,
                  kind === 'handoff' ? { kind, label: button.label, target: '' } : { kind, label: button.label, target: button.target },
                )
              }
            />
            <TextField
              label={t('editor.button_label')}
              value={button.label}
              maxLength={BUTTON_LABEL_MAX}
              error={errorOf(index, 'label')}
              onBlur={field.onBlur}
              onChange={({ target }) => put(index, { ...button, label: target.value })}
            />
            <IconButton
              size="small"
              label={t('editor.remove_button')}
              icon={<X size={14} />}
              onClick={() => field.onChange(buttons.filter((_, at) => at !== index))}
            />
            {button.kind === 'handoff' ? null : (
              <TextField
                className="col-span-2"
                label={t(`editor.button_target_${button.kind}`)}
                value={button.target}
                error={errorOf(index, 'target')}
                onBlur={field.onBlur}
                onChange={({ target }) => put(index, { ...button, target: target.value })}
              />
            )}
          </div>
        ))}
      {buttons.length < BUTTONS_MAX ? (
        <div className="flex items-center gap-3">
          <Button
            size="small"
            icon={<Plus size={14} />}
            onClick={() => field.onChange([...buttons, { kind: 'url', label: '', target: '' }])}
          >
            {t('editor.add_button')}
          </Button>
          <span className="text-13 text-muted">{t('editor.buttons_hint')}</span>
        </div>
      ) : null}
    </fieldset>
  );
}
