import type { CaseColumns, ResponseOf, testSets } from '@lobby/contract';
import { useLocale, useT } from '@lobby/i18n';
import { Alert, Button, Dialog, FileDrop, Select, toast } from '@lobby/ui';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { importTestCases, useTestSetChange } from '#/data/test-set.ts';

type Checked = ResponseOf<typeof testSets.import>;

/** Columns that a person can map; the first is needed. */
const FIELDS = ['question', 'locale', 'must_contain', 'must_not', 'outcome'] as const;
/** No header is called this. */
const NONE = '\u0000';
/** Rejected lines that are shown; the rest is counted. */
const SHOWN = 8;

/** Cases of a CSV: looked at first, with its columns, then added. */
export function ImportDialog({ setId, onClose }: { setId: string; onClose: () => void }) {
  const t = useT('bot');
  const common = useT('common');
  const errorText = useErrorText();
  const locale = useLocale();
  const { mutateAsync, isPending } = useTestSetChange(importTestCases);
  const [csv, setCsv] = useState<string>();
  const [checked, setChecked] = useState<Checked>();
  const send = async (text: string, columns: CaseColumns | undefined, isDry: boolean) => {
    try {
      const answer = await mutateAsync({ id: setId, csv: text, locale, dry_run: isDry, ...(columns ? { columns } : {}) });
      if (isDry) return setChecked(answer);
      toast.success(t('tests.imported', { count: answer.accepted }));
      onClose();
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  const choose = async (file: File) => {
    const text = await file.text();
    setCsv(text);
    await send(text, undefined, true);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('tests.import')}
      description={t('tests.import_text')}
      width={560}
      actions={
        <>
          <Button size="large" onClick={onClose}>
            {common('actions.cancel')}
          </Button>
          {checked && csv !== undefined && checked.accepted > 0 ? (
            <Button size="large" variant="primary" loading={isPending} onClick={() => void send(csv, checked.columns, false)}>
              {t('tests.import_add', { count: checked.accepted })}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="mt-4 flex flex-col gap-4">
        {checked && csv !== undefined ? (
          <Columns checked={checked} onChange={(columns) => void send(csv, columns, true)} />
        ) : (
          <FileDrop label={t('tests.import_file')} accept=".csv,text/csv" onFiles={([file]) => (file ? void choose(file) : undefined)} />
        )}
        {checked ? <Report checked={checked} /> : null}
      </div>
    </Dialog>
  );
}

function Columns({ checked: { headers, columns }, onChange }: { checked: Checked; onChange: (columns: CaseColumns) => void }) {
  const t = useT('bot');
  const names = {
    question: t('tests.import_question'),
    locale: t('tests.locale'),
    must_contain: t('tests.must_contain'),
    must_not: t('tests.must_not'),
    outcome: t('tests.outcome'),
  };
  const found = headers.filter((header) => header.trim() !== '').map((value) => ({ value, label: value }));
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {FIELDS.map((field) => (
        <Select
          key={field}
          label={t('tests.import_column', { field: names[field] })}
          options={field === 'question' ? found : [{ value: NONE, label: t('tests.import_none') }, ...found]}
          value={columns[field] ?? NONE}
          onChange={(value) => onChange({ ...columns, [field]: value === NONE ? undefined : value })}
        />
      ))}
    </div>
  );
}

function Report({ checked: { accepted, rejected } }: { checked: Checked }) {
  const t = useT('bot');
  return (
    <div role="status" className="flex flex-col gap-2">
      <p>{t('tests.import_would', { count: accepted })}</p>
      {rejected.length > 0 ? (
        <Alert tone="warning" title={t('tests.import_rejected', { count: rejected.length })}>
          <ul>
            {rejected.slice(0, SHOWN).map(({ line, why }) => (
              <li key={line}>{t('tests.import_line', { line, why: t(`tests.why.${why}`) })}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </div>
  );
}
