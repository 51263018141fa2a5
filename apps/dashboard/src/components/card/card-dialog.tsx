import { BUTTONS_MAX, CARD_TEXT_MAX, CARD_TITLE_MAX, type Attachment, type CardButton } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, CardPicture, Dialog, IconButton, Select, TextArea, TextField } from '@lobby/ui';
import { ImagePlus, Plus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useFileLink } from '#/components/attachment/use-file-link.ts';
import type { DraftCard } from '#/state/draft-card.ts';
import { EMPTY_CARD, faultsOf, trimmed, type CardPlace } from './card-values.ts';
import { useUploadPicture } from './use-picture.ts';

interface CardDialogProps {
  /** What is changed; undefined makes a new one. */
  card: DraftCard | undefined;
  purpose: 'message' | 'canned';
  pictures: readonly Attachment[];
  isFull: boolean;
  onSave: (card: DraftCard) => void;
  onClose: () => void;
}

const WIDTH_PX = 520;
const ICON = 15;

/** One card: title, text, picture, and what can be pressed. */
export function CardDialog({ card, purpose, pictures, isFull, onSave, onClose }: CardDialogProps) {
  const t = useT('cards');
  const common = useT('common');
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<DraftCard>(card ?? EMPTY_CARD);
  const [isChecked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const faults = isChecked ? faultsOf(values) : {};
  const change = (part: Partial<DraftCard>) => setValues((held) => ({ ...held, ...part }));
  const wordOf = (place: CardPlace) => {
    const fault = faults[place];
    if (!fault) return undefined;
    if (fault.kind === 'too_long') return common('errors.too_long', { count: fault.over });
    return fault.kind === 'required' ? common('errors.required') : t('web_address');
  };
  const submit = () => {
    setChecked(true);
    if (Object.keys(faultsOf(values)).length === 0) return onSave(trimmed(values));
    // What is wrong is marked with the next drawing.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    return undefined;
  };
  return (
    <Dialog
      open
      onClose={onClose}
      width={WIDTH_PX}
      title={t(card ? 'edit' : 'add')}
      actions={
        <>
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} disabled={busy}>
            {t(card ? 'save' : 'put_in')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className="-mx-1 mt-4 flex max-h-[calc(100dvh-13rem)] flex-col gap-4 overflow-y-auto px-1 pb-1"
        onSubmit={(event) => {
          event.preventDefault();
          // The reply around it is not sent with it.
          event.stopPropagation();
          submit();
        }}
      >
        <TextField
          label={t('title')}
          value={values.title}
          maxLength={CARD_TITLE_MAX}
          error={wordOf('title')}
          onChange={({ target }) => change({ title: target.value })}
        />
        <TextArea
          label={t('text')}
          optional
          rows={3}
          dir="auto"
          value={values.text}
          maxLength={CARD_TEXT_MAX}
          error={wordOf('text')}
          onChange={({ target }) => change({ text: target.value })}
        />
        <PictureField
          picture={values.picture}
          purpose={purpose}
          pictures={pictures}
          isFull={isFull}
          onChange={(picture) => change({ picture })}
          onBusy={setBusy}
        />
        <ButtonsField buttons={values.buttons} wordOf={wordOf} onChange={(buttons) => change({ buttons })} />
      </form>
    </Dialog>
  );
}

interface PictureFieldProps {
  picture: Attachment | null;
  purpose: 'message' | 'canned';
  pictures: readonly Attachment[];
  isFull: boolean;
  onChange: (picture: Attachment | null) => void;
  onBusy: (busy: boolean) => void;
}

/** The picture of a card: uploaded here, or one that waits to be sent already. */
function PictureField({ picture, purpose, pictures, isFull, onChange, onBusy }: PictureFieldProps) {
  const t = useT('cards');
  const input = useRef<HTMLInputElement>(null);
  const { going, failure, send } = useUploadPicture(purpose, onChange, t('no_picture'));
  const pick = async (file: File) => {
    onBusy(true);
    await send(file);
    onBusy(false);
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-(length:--label-text,14px)">{t('picture')}</legend>
      {picture === null ? null : (
        <div className="flex items-center gap-3">
          <div className="w-30 shrink-0 overflow-hidden rounded-lg border border-border">
            <Shown id={picture.id} />
          </div>
          <p dir="auto" className="min-w-0 flex-1 truncate text-sm">
            {picture.name}
          </p>
          <IconButton size="small" label={t('remove_picture')} icon={<X size={ICON} />} onClick={() => onChange(null)} />
        </div>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('upload_picture')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be picked again.
          currentTarget.value = '';
          if (file) void pick(file);
        }}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="small"
          icon={<ImagePlus size={ICON} aria-hidden="true" />}
          loading={going}
          disabled={isFull && picture === null}
          onClick={() => input.current?.click()}
        >
          {t(picture === null ? 'upload_picture' : 'other_picture')}
        </Button>
        {pictures
          .filter(({ id }) => id !== picture?.id)
          .map((file) => (
            <button
              key={file.id}
              type="button"
              aria-label={t('take_picture', { name: file.name })}
              title={file.name}
              className="w-12 overflow-hidden rounded-md border border-border hover:border-accent"
              onClick={() => onChange(file)}
            >
              <Shown id={file.id} />
            </button>
          ))}
      </div>
      {failure === undefined ? null : (
        <p role="alert" className="text-xs text-danger-text">
          {failure}
        </p>
      )}
      {isFull && picture === null ? <p className="text-xs text-muted">{t('full')}</p> : null}
    </fieldset>
  );
}

function Shown({ id }: { id: string }) {
  const link = useFileLink(id);
  return <CardPicture src={link?.thumb_url ?? link?.url} />;
}

interface ButtonsFieldProps {
  buttons: readonly CardButton[];
  wordOf: (place: CardPlace) => string | undefined;
  onChange: (buttons: CardButton[]) => void;
}

function ButtonsField({ buttons, wordOf, onChange }: ButtonsFieldProps) {
  const t = useT('cards');
  const put = (at: number, button: CardButton) => onChange(buttons.map((each, place) => (place === at ? button : each)));
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-(length:--label-text,14px)">{t('buttons')}</legend>
      {buttons
        .map((button, at) => ({ button, at }))
        .map(({ button, at }) => (
          <div key={at} className="grid grid-cols-[1fr_1fr_auto] items-start gap-2 rounded-lg border border-border p-2.5">
            <Select
              label={t('button_kind')}
              options={(['reply', 'url'] as const).map((value) => ({ value, label: t(`button_${value}`) }))}
              value={button.kind}
              onChange={(kind) =>
                put(at, kind === 'url' ? { kind, label: button.label, target: '' } : { kind, label: button.label, target: '' })
              }
            />
            <TextField
              label={t('button_label')}
              value={button.label}
              error={wordOf(`label:${at}`)}
              onChange={({ target }) => put(at, { ...button, label: target.value })}
            />
            <IconButton
              size="small"
              label={t('remove_button')}
              icon={<X size={ICON} />}
              onClick={() => onChange(buttons.filter((_, place) => place !== at))}
            />
            {button.kind === 'url' ? (
              <TextField
                className="col-span-2"
                type="url"
                label={t('button_target')}
                placeholder="https://"
                value={button.target}
                error={wordOf(`target:${at}`)}
                onChange={({ target }) => put(at, { ...button, target: target.value })}
              />
            ) : null}
          </div>
        ))}
      {buttons.length < BUTTONS_MAX ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button
            size="small"
            icon={<Plus size={ICON} aria-hidden="true" />}
            onClick={() => onChange([...buttons, { kind: 'reply', label: '', target: '' }])}
          >
            {t('add_button')}
          </Button>
          <span className="text-13 text-muted">{t('buttons_hint')}</span>
        </div>
      ) : null}
    </fieldset>
  );
}
