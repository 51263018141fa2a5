import { LOCALE_NAMES, type TestCase, type TestResult } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Chip, IconButton } from '@lobby/ui';
import { CircleCheck, CircleX, Pencil } from 'lucide-react';

interface CaseRowProps {
  each: TestCase;
  result: TestResult | undefined;
  onEdit: (() => void) | undefined;
}

/** A case: what is said, what must come of it, and what came of it last. */
export function CaseRow({ each, result, onEdit }: CaseRowProps) {
  const t = useT('bot');
  const expected = [
    ...(each.outcome === 'any' ? [] : [t(`tests.outcomes.${each.outcome}`)]),
    ...each.must_contain.map((phrase) => `+ ${phrase}`),
    ...each.must_not.map((phrase) => `− ${phrase}`),
    ...(each.must_cite.length > 0 ? [t('tests.cites', { count: each.must_cite.length })] : []),
  ];
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p lang={each.locale} className="text-sm break-words whitespace-pre-wrap">
          {each.turns.join('\n')}
        </p>
        <p className="text-muted break-words">{[LOCALE_NAMES[each.locale], ...expected].join(' · ')}</p>
        {result ? <Outcome result={result} /> : null}
      </div>
      {onEdit ? <IconButton label={t('tests.edit')} icon={<Pencil size={15} />} onClick={onEdit} className="text-muted" /> : null}
    </li>
  );
}

function Outcome({ result: { passed, faults, answer, change } }: { result: TestResult }) {
  const t = useT('bot');
  return (
    <div className="mt-2 flex flex-col gap-1.5">
      <p className="flex flex-wrap gap-2">
        <Chip tone={passed ? 'success' : 'danger'} icon={passed ? <CircleCheck /> : <CircleX />}>
          {t(passed ? 'tests.pass' : 'tests.fail')}
        </Chip>
        {change ? <Chip tone={change === 'fixed' ? 'accent' : 'warning'}>{t(`tests.${change}`)}</Chip> : null}
      </p>
      {faults.map((fault) => (
        <p key={`${fault.kind}-${fault.about}`} className="text-danger-text">
          {t(`tests.faults.${fault.kind}`, { about: fault.about })}
        </p>
      ))}
      {answer && !passed ? (
        <p lang={answer.locale} className="rounded-lg bg-default px-3 py-2 break-words whitespace-pre-wrap">
          {answer.body}
        </p>
      ) : null}
    </div>
  );
}
