import type { BotResults } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Panel } from '@lobby/ui';
import { useServesSessions } from '#/components/session-link.tsx';
import { useResultSearch } from './use-result-search.ts';

/** What called a person, the most frequent first. */
export function Reasons({ results: { reasons, total } }: { results: BotResults }) {
  const t = useT('bot');
  const formats = useFormats();
  const isServed = useServesSessions();
  const { change } = useResultSearch();
  return (
    <Panel
      title={t('results.reasons')}
      aside={<span className="text-xs">{t('results.n', { number: formats.number(total.handed_over) })}</span>}
    >
      {reasons.length === 0 ? (
        <p className="text-13 text-muted">{t('results.no_reasons')}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {reasons.map(({ key, count }) => {
            const name = t(`handoff.names.${key}`);
            const share = count / total.handed_over;
            const shown = (
              <>
                <span className="flex justify-between gap-3 text-13">
                  <span>{name}</span>
                  <span className="tabular-nums">
                    <strong className="font-semibold">{formats.number(count)}</strong>{' '}
                    <span className="text-muted">{formats.percent(share)}</span>
                  </span>
                </span>
                <span aria-hidden="true" className="mt-1 block h-1.5 overflow-hidden rounded-full bg-default">
                  <span className="block h-full rounded-full bg-accent" style={{ width: `${share * 100}%` }} />
                </span>
              </>
            );
            return (
              <li key={key}>
                {isServed ? (
                  <button
                    type="button"
                    aria-label={t('results.see', { figure: `${name} ${formats.number(count)}` })}
                    onClick={() => change({ figure: 'handed_over', trigger: key, day: undefined })}
                    className="block w-full rounded-sm text-left"
                  >
                    {shown}
                  </button>
                ) : (
                  shown
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
