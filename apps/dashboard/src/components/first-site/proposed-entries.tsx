import type { EntryProposal } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Alert, Button, Checkbox, Chip } from '@lobby/ui';
import { useState } from 'react';
import { keyOf, useMakeEntries } from './use-make-entries.ts';

/** Questions with answers that stand in pages, to choose from; what is chosen becomes entries. */
export function ProposedEntries({ entries }: { entries: readonly EntryProposal[] }) {
  const t = useT('sources');
  const formats = useFormats();
  const { done, result, isPending, make } = useMakeEntries();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const open = entries.filter((entry) => !done.has(keyOf(entry)));
  const chosen = open.filter((entry) => !left.has(keyOf(entry)));
  const choose = (keys: readonly string[], isChosen: boolean) =>
    setLeft((before) => new Set(isChosen ? [...before].filter((key) => !keys.includes(key)) : [...before, ...keys]));
  return (
    <div className="space-y-3">
      <p className="text-13 text-muted">{t('proposals.text')}</p>
      {open.length > 0 ? (
        <div className="flex flex-wrap items-center gap-2">
          <Checkbox
            checked={chosen.length === open.length}
            indeterminate={chosen.length > 0 && chosen.length < open.length}
            onChange={({ target }) => choose(open.map(keyOf), target.checked)}
            className="mr-auto"
          >
            {t('proposals.all')}
          </Checkbox>
          <Button disabled={chosen.length === 0 || isPending} onClick={() => void make(chosen, 'draft')}>
            {t('proposals.as_draft')}
          </Button>
          <Button variant="primary" disabled={chosen.length === 0} loading={isPending} onClick={() => void make(chosen, 'published')}>
            {t('proposals.publish', { count: chosen.length, shown: formats.number(chosen.length) })}
          </Button>
        </div>
      ) : null}
      {result ? <Result {...result} /> : null}
      <ul className="divide-y divide-separator">
        {entries.map((entry) => {
          const key = keyOf(entry);
          return (
            <li key={key} lang={entry.locale} className="flex items-start gap-3 py-3">
              <Checkbox
                checked={!done.has(key) && !left.has(key)}
                disabled={done.has(key) || isPending}
                onChange={({ target }) => choose([key], target.checked)}
                className="min-w-0 flex-1"
              >
                <span className="block font-semibold">{entry.question}</span>
                <span className="line-clamp-3 text-13 whitespace-pre-line text-muted">{entry.answer}</span>
              </Checkbox>
              {done.has(key) ? <Chip tone="success">{t('proposals.made')}</Chip> : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Result({ made, known, problem }: NonNullable<ReturnType<typeof useMakeEntries>['result']>) {
  const t = useT('sources');
  const formats = useFormats();
  return (
    <Alert tone={problem === undefined ? 'success' : 'danger'}>
      {[
        t('proposals.done', { count: made, shown: formats.number(made) }),
        ...(known > 0 ? [t('proposals.known', { count: known, shown: formats.number(known) })] : []),
        ...(problem === undefined ? [] : [problem]),
      ].join(' · ')}
    </Alert>
  );
}
