import { CASE_OUTCOMES, CASE_TURNS_MAX, LOCALE_NAMES, LOCALES, type TestCase } from '@lobby/contract';
import { useLocale, useT } from '@lobby/i18n';
import { Button, Select, Sheet, TextArea, toast } from '@lobby/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { linesOf } from '#/components/test-sets/lines-of.ts';
import { useErrorText } from '#/components/use-error-text.ts';
import { removeTestCase, saveTestCase, useTestSetChange } from '#/data/test-set.ts';

interface CaseDialogProps {
  setId: string;
  /** undefined for a new one. */
  of: TestCase | undefined;
  onClose: () => void;
}

/** Writes or changes one case. */
export function CaseDialog({ setId, of, onClose }: CaseDialogProps) {
  const t = useT('bot');
  const common = useT('common');
  const errorText = useErrorText();
  const shown = useLocale();
  const save = useTestSetChange(saveTestCase);
  const remove = useTestSetChange(removeTestCase);
  const [turns, setTurns] = useState(of?.turns.join('\n') ?? '');
  const [locale, setLocale] = useState(of?.locale ?? shown);
  const [outcome, setOutcome] = useState(of?.outcome ?? 'answer');
  const [contain, setContain] = useState(of?.must_contain.join('\n') ?? '');
  const [not, setNot] = useState(of?.must_not.join('\n') ?? '');
  const [refused, setRefused] = useState(false);
  const lines = linesOf(turns);
  const wrong = lines.length === 0 ? t('errors.required') : undefined;
  const tried = (work: Promise<unknown>) => work.then(onClose, (error: unknown) => toast.error(errorText(error)));
  const submit = async () => {
    setRefused(true);
    if (wrong) return;
    const fields = { locale, turns: lines.slice(0, CASE_TURNS_MAX), must_contain: linesOf(contain), must_not: linesOf(not), outcome };
    await tried(save.mutateAsync({ id: setId, ...(of ? { case_id: of.id } : {}), ...fields, must_cite: of?.must_cite ?? [] }));
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(of ? 'tests.edit' : 'tests.add')}
      footer={
        <>
          {of ? (
            <Button
              variant="ghost"
              loading={remove.isPending}
              icon={<Trash2 size={15} aria-hidden="true" />}
              onClick={() => void tried(remove.mutateAsync({ id: setId, case_id: of.id }))}
              className="mr-auto"
            >
              {t('tests.remove_case')}
            </Button>
          ) : null}
          <Button onClick={onClose}>{common('actions.cancel')}</Button>
          <Button variant="primary" loading={save.isPending} onClick={() => void submit()}>
            {common('actions.save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <TextArea
          label={t('tests.turns')}
          description={t('tests.turns_why')}
          rows={2}
          value={turns}
          error={refused ? wrong : undefined}
          onChange={(event) => setTurns(event.target.value)}
        />
        <div className="grid grid-cols-2 gap-4">
          <Select
            label={t('tests.locale')}
            options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
            value={locale}
            onChange={setLocale}
          />
          <Select
            label={t('tests.outcome')}
            options={CASE_OUTCOMES.map((value) => ({ value, label: t(`tests.outcomes.${value}`) }))}
            value={outcome}
            onChange={setOutcome}
          />
        </div>
        <TextArea
          label={t('tests.must_contain')}
          description={t('tests.phrases_why')}
          rows={2}
          value={contain}
          onChange={(event) => setContain(event.target.value)}
        />
        <TextArea
          label={t('tests.must_not')}
          description={t('tests.phrases_why')}
          rows={2}
          value={not}
          onChange={(event) => setNot(event.target.value)}
        />
        {of && of.must_cite.length > 0 ? <p className="text-muted">{t('tests.cites', { count: of.must_cite.length })}</p> : null}
      </div>
    </Sheet>
  );
}
