import { TEST_SETS_MAX, type TestSet } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, Chip, classNames, EmptyState, ErrorState, Skeleton, toast, useLate } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { FlaskConical, Plus } from 'lucide-react';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { createTestSet, testSetsQuery, useTestSetChange } from '#/data/test-set.ts';
import { NameDialog } from './name-dialog.tsx';
import { SetView } from './set-view.tsx';

/** Test sets: what the bot must get right, and how it did. */
export function TestsSection({ liveNo }: { liveNo: number }) {
  const t = useT('bot');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery(testSetsQuery(useApi()));
  const [openId, setOpenId] = useState<string>();
  const late = useLate(!data);
  if (error && !data)
    return (
      <ErrorState title={t('tests.error')} onRetry={() => void refetch()} retrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  if (!data) return late ? <Skeleton className="h-64 w-full rounded-card" /> : null;
  const { items } = data;
  const open = items.find(({ id }) => id === openId) ?? items[0];
  if (!open)
    return (
      <EmptyState icon={<FlaskConical />} title={t('tests.empty')} actions={<AddSet onAdded={setOpenId} />}>
        {t('tests.empty_text')}
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">{t('tests.intro')}</p>
      <div className="flex flex-wrap items-center gap-2">
        {items.map((set) => (
          <SetButton key={set.id} set={set} isOpen={set === open} onOpen={() => setOpenId(set.id)} />
        ))}
        {items.length < TEST_SETS_MAX ? <AddSet onAdded={setOpenId} /> : null}
      </div>
      <SetView key={open.id} set={open} liveNo={liveNo} />
    </div>
  );
}

function SetButton({ set, isOpen, onOpen }: { set: TestSet; isOpen: boolean; onOpen: () => void }) {
  const formats = useFormats();
  const run = set.last_run;
  return (
    <button
      type="button"
      aria-pressed={isOpen}
      onClick={onOpen}
      className={classNames(
        'flex min-h-9 max-w-full items-center gap-2 rounded-lg border px-3 text-13',
        isOpen ? 'border-accent bg-accent-tint text-accent-text' : 'border-border hover:bg-default',
      )}
    >
      <span className="truncate">{set.name}</span>
      {run?.state === 'done' ? (
        <Chip tone={run.passed === run.total ? 'success' : 'danger'}>
          {formats.number(run.passed)}/{formats.number(run.total)}
        </Chip>
      ) : null}
    </button>
  );
}

function AddSet({ onAdded }: { onAdded: (id: string) => void }) {
  const t = useT('bot');
  const errorText = useErrorText();
  const { mutateAsync } = useTestSetChange(createTestSet);
  const [naming, setNaming] = useState(false);
  if (!useMay()('bot.edit')) return null;
  const add = async (name: string) => {
    try {
      onAdded((await mutateAsync({ name })).id);
      setNaming(false);
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  return (
    <>
      <Button icon={<Plus size={15} aria-hidden="true" />} onClick={() => setNaming(true)}>
        {t('tests.create')}
      </Button>
      {naming ? <NameDialog title={t('tests.create')} name="" onSave={add} onClose={() => setNaming(false)} /> : null}
    </>
  );
}
