import { CASE_TURNS_MAX } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button, Checkbox, Skeleton, TextArea, toast } from '@lobby/ui';
import { useState } from 'react';
import { linesOf } from '#/components/test-sets/lines-of.ts';
import { SetChoice, useChosenSet } from '#/components/test-sets/set-choice.tsx';
import { useErrorText } from '#/components/use-error-text.ts';
import type { BotTestAnswer } from '#/data/bot.ts';
import { saveTestCase, useTestSetChange } from '#/data/test-set.ts';

interface KeepCaseProps {
  /** What was asked, oldest first. */
  turns: readonly string[];
  answer: BotTestAnswer;
  onClose: () => void;
}

/** Keeps what was asked as a case: as it ends now, with what it must say. */
export function KeepCase({ turns, answer, onClose }: KeepCaseProps) {
  const t = useT('bot');
  const common = useT('common');
  const errorText = useErrorText();
  const choice = useChosenSet();
  const { mutateAsync, isPending } = useTestSetChange(saveTestCase);
  const [contain, setContain] = useState('');
  const entries = answer.sources.flatMap(({ entry_id: entry }) => entry ?? []);
  const [cites, setCites] = useState(entries.length > 0);
  const outcome = answer.kind === 'handoff' ? 'handoff' : answer.kind === 'no_answer' ? 'no_answer' : entries.length > 0 ? 'answer' : 'any';
  const save = async () => {
    try {
      const set = await choice.choose(t('test.keep_first'));
      await mutateAsync({
        id: set.id,
        locale: answer.locale,
        turns: turns.slice(-CASE_TURNS_MAX),
        must_contain: linesOf(contain),
        must_not: [],
        must_cite: cites ? entries : [],
        outcome,
      });
      toast.success(t('test.kept', { set: set.name }));
      onClose();
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  if (!choice.isReady) return <Skeleton className="h-24 w-full" />;
  return (
    <section
      aria-label={t('test.keep')}
      className="flex flex-col gap-3 rounded-xl border border-accent bg-surface p-3.5 ring-3 ring-accent/15"
    >
      <SetChoice choice={choice} />
      <p className="text-muted">
        {t('tests.outcome')}: {t(`tests.outcomes.${outcome}`)}
      </p>
      <TextArea
        label={t('test.keep_contain')}
        description={t('test.keep_why')}
        rows={2}
        value={contain}
        onChange={(event) => setContain(event.target.value)}
      />
      {entries.length > 0 ? (
        <Checkbox checked={cites} onChange={(event) => setCites(event.target.checked)}>
          {t('tests.cite')}
        </Checkbox>
      ) : null}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{common('actions.cancel')}</Button>
        <Button variant="primary" loading={isPending} onClick={() => void save()}>
          {common('actions.save')}
        </Button>
      </div>
    </section>
  );
}
