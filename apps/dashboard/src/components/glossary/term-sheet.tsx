import { TERM_MAX, TRANSLATION_LOCALES, TRANSLATION_NAMES, type Term, type TranslationLocale } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Alert, Button, Checkbox, confirm, Select, Sheet, TextField, toast } from '@lobby/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useRemoveTerm } from '#/data/glossary.ts';
import { useTermForm } from './use-term-form.ts';

/** Languages that are asked for at first; others are added. */
const FIRST: readonly TranslationLocale[] = ['en-US', 'zh-CN', 'zh-hant', 'ja-JP'];

interface TermSheetProps {
  /** What is changed; undefined writes a new one. */
  stored: Term | undefined;
  onClose: () => void;
}

/** One term: how it is written in each language, or that it is the same in all. */
export function TermSheet({ stored, onClose }: TermSheetProps) {
  const t = useT('copilot');
  const common = useT('common');
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { values, errors, problem, isPending, change, submit } = useTermForm(stored, onClose);
  useEffect(() => {
    if (errors.source ?? errors.texts) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(stored ? 'glossary.edit' : 'glossary.new')}
      footer={
        <>
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} loading={isPending}>
            {t('glossary.save')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          // The sheet stands within the form of the bot, which is not meant.
          event.stopPropagation();
          submit();
        }}
      >
        {problem === undefined ? null : <Alert tone="danger">{problem}</Alert>}
        <TextField
          label={t('glossary.source')}
          value={values.source}
          maxLength={TERM_MAX}
          error={errors.source}
          onChange={(event) => change({ source: event.target.value })}
        />
        <Checkbox checked={values.keep} onChange={(event) => change({ keep: event.target.checked })}>
          {t('glossary.keep')}
        </Checkbox>
        {values.keep ? null : <Wordings texts={values.texts} error={errors.texts} onChange={(texts) => change({ texts })} />}
        <Checkbox checked={values.case_sensitive} onChange={(event) => change({ case_sensitive: event.target.checked })}>
          {t('glossary.case')}
        </Checkbox>
        {stored ? <RemoveButton term={stored} onDone={onClose} /> : null}
      </form>
    </Sheet>
  );
}

type Texts = Term['texts'];

function Wordings({ texts, error, onChange }: { texts: Texts; error: string | undefined; onChange: (texts: Texts) => void }) {
  const t = useT('copilot');
  const [added, setAdded] = useState<readonly TranslationLocale[]>(() =>
    TRANSLATION_LOCALES.filter((target) => texts[target] && !FIRST.includes(target)),
  );
  const shown = [...FIRST, ...added];
  const left = TRANSLATION_LOCALES.filter((target) => !shown.includes(target));
  return (
    <>
      {shown.map((target, index) => (
        <TextField
          key={target}
          label={t('glossary.wording', { language: TRANSLATION_NAMES[target] })}
          lang={target}
          dir="auto"
          optional
          maxLength={TERM_MAX}
          value={texts[target] ?? ''}
          error={index === 0 ? error : undefined}
          onChange={(event) => onChange({ ...texts, [target]: event.target.value })}
        />
      ))}
      {left.length > 0 ? (
        <Select
          label={t('glossary.more')}
          value={null}
          options={left.map((value) => ({ value, label: TRANSLATION_NAMES[value] }))}
          onChange={(target) => setAdded((before) => [...before, target])}
        />
      ) : null}
    </>
  );
}

function RemoveButton({ term, onDone }: { term: Term; onDone: () => void }) {
  const t = useT('copilot');
  const common = useT('common');
  const errorText = useErrorText();
  const { mutate, isPending } = useRemoveTerm();
  const remove = async () => {
    const answer = await confirm({
      title: t('glossary.delete_title', { term: term.source }),
      text: t('glossary.delete_text'),
      confirmLabel: t('glossary.delete'),
      cancelLabel: common('actions.cancel'),
      tone: 'danger',
    });
    if (answer !== 'confirmed') return;
    mutate(term.id, {
      onSuccess() {
        toast.success(t('glossary.deleted'));
        onDone();
      },
      onError: (error) => toast.error(errorText(error)),
    });
  };
  return (
    <div>
      <Button variant="danger" loading={isPending} onClick={() => void remove()}>
        {t('glossary.delete')}
      </Button>
    </div>
  );
}
