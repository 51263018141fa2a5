import type { TestCase, TestSet } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, Skeleton, Switch, toast, useConfirm } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { FileUp, Pencil, Play, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { removeTestSet, startTestRun, testCasesQuery, testRunQuery, updateTestSet, useTestSetChange } from '#/data/test-set.ts';
import { CaseDialog } from './case-dialog.tsx';
import { CaseRow } from './case-row.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { RunSummary } from './run-summary.tsx';

type Opened = { what: 'case'; of?: TestCase } | { what: 'import' } | { what: 'name' };

/** One set: running it, what came of it, and its cases. */
export function SetView({ set, liveNo }: { set: TestSet; liveNo: number }) {
  const t = useT('bot');
  const errorText = useErrorText();
  const api = useApi();
  const may = useMay()('bot.edit');
  const cases = useQuery(testCasesQuery(api, set.id));
  const runId = set.last_run?.id;
  const { data: seen } = useQuery({ ...testRunQuery(api, runId ?? ''), enabled: runId !== undefined });
  const { mutateAsync: update } = useTestSetChange(updateTestSet);
  const start = useTestSetChange(startTestRun);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const run = seen?.run ?? set.last_run ?? undefined;
  const isRunning = run?.state === 'running';
  const tried = (work: Promise<unknown>) => void work.catch((error: unknown) => toast.error(errorText(error)));
  const rename = async (name: string) => {
    await update({ id: set.id, name, is_gate: set.is_gate }).then(close, (error: unknown) => toast.error(errorText(error)));
  };
  const items = cases.data?.items;
  return (
    <section aria-label={set.name} className="flex flex-col gap-4">
      {may ? (
        <Switch
          label={t('tests.gate')}
          description={t('tests.gate_why')}
          checked={set.is_gate}
          onChange={(isGate) => tried(update({ id: set.id, name: set.name, is_gate: isGate }))}
        />
      ) : null}
      {may ? (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            icon={<Play size={15} aria-hidden="true" />}
            loading={start.isPending || isRunning}
            disabled={items?.length === 0}
            onClick={() => tried(start.mutateAsync({ id: set.id }))}
          >
            {t('tests.run')}
          </Button>
          <Button disabled={items?.length === 0 || isRunning} onClick={() => tried(start.mutateAsync({ id: set.id, version_no: liveNo }))}>
            {t('tests.run_live')}
          </Button>
          <Button icon={<Plus size={15} aria-hidden="true" />} onClick={() => setOpened({ what: 'case' })}>
            {t('tests.add')}
          </Button>
          <Button icon={<FileUp size={15} aria-hidden="true" />} onClick={() => setOpened({ what: 'import' })}>
            {t('tests.import')}
          </Button>
          <Button variant="ghost" icon={<Pencil size={15} aria-hidden="true" />} onClick={() => setOpened({ what: 'name' })}>
            {t('tests.rename')}
          </Button>
          <RemoveSet set={set} />
        </div>
      ) : null}
      {run ? <RunSummary run={run} mayCancel={may} /> : <p className="text-muted">{t('tests.never')}</p>}
      {items === undefined ? <Skeleton className="h-32 w-full" /> : null}
      {items?.length === 0 ? <p className="py-6 text-center text-muted">{t('tests.no_cases')}</p> : null}
      <ul className="divide-y divide-separator border-y border-separator empty:hidden">
        {(items ?? []).map((each) => (
          <CaseRow
            key={each.id}
            each={each}
            result={seen?.results.find((result) => result.case_id === each.id)}
            onEdit={may ? () => setOpened({ what: 'case', of: each }) : undefined}
          />
        ))}
      </ul>
      {opened?.what === 'case' ? <CaseDialog setId={set.id} of={opened.of} onClose={close} /> : null}
      {opened?.what === 'import' ? <ImportDialog setId={set.id} onClose={close} /> : null}
      {opened?.what === 'name' ? <NameDialog title={t('tests.rename')} name={set.name} onSave={rename} onClose={close} /> : null}
    </section>
  );
}

function RemoveSet({ set }: { set: TestSet }) {
  const t = useT('bot');
  const errorText = useErrorText();
  const { confirm } = useConfirm();
  const { mutateAsync, isPending } = useTestSetChange(removeTestSet);
  const remove = async () => {
    const answer = await confirm({
      title: t('tests.remove_title', { name: set.name }),
      text: t('tests.remove_text'),
      confirmLabel: t('tests.remove'),
      tone: 'danger',
    });
    if (answer === 'confirmed') await mutateAsync({ id: set.id }).catch((error: unknown) => toast.error(errorText(error)));
  };
  return (
    <Button variant="ghost" loading={isPending} icon={<Trash2 size={15} aria-hidden="true" />} onClick={() => void remove()}>
      {t('tests.remove')}
    </Button>
  );
}
