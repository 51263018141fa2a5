import { isLocale, LOCALE_NAMES, valueOf, type AnalysedTopic } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { siteMap } from '@lobby/session';
import { Panel } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { useAnalysisSearch } from '#/components/analysis/use-analysis-search.ts';
import { useAnalysisText } from '#/components/analysis/use-analysis-text.ts';

const nameOfLanguage = (locale: string) => (isLocale(locale) ? LOCALE_NAMES[locale] : locale);

/** What visitors ask about, whatever their language, with what they wrote; each topic leads to its conversations. */
export function TopicsCard({ topics, asked }: { topics: readonly AnalysedTopic[]; asked: number }) {
  const t = useT('analysis');
  const formats = useFormats();
  const most = Math.max(1, ...topics.map(({ conversations }) => conversations));
  return (
    <Panel title={t('topics.title')} aside={<span className="text-xs">{t('n', { number: formats.number(asked) })}</span>}>
      <p className="mb-3 text-13 text-muted">{topics.length === 0 ? t('topics.none') : t('topics.note')}</p>
      <ol className="grid gap-x-8 lg:grid-cols-2">
        {topics.map((topic) => (
          <Topic key={topic.key} topic={topic} most={most} />
        ))}
      </ol>
    </Panel>
  );
}

function Topic({ topic, most }: { topic: AnalysedTopic; most: number }) {
  const t = useT('analysis');
  const formats = useFormats();
  const { write } = useAnalysisText();
  const { open } = useAnalysisSearch();
  const { key, conversations, locales, examples } = topic;
  const name = topic.name || t('topics.gone');
  return (
    <li className="min-w-0 border-t border-separator py-3">
      <button
        type="button"
        aria-label={t('see', { figure: `${name} ${formats.number(conversations)}` })}
        onClick={() => open({ part: 'conversations', topic: Number(key) })}
        className="group block w-full rounded-sm text-start"
      >
        <span className="flex justify-between gap-3 text-13">
          <span className="min-w-0 truncate font-semibold group-hover:underline">{name}</span>{' '}
          <strong className="shrink-0 font-semibold tabular-nums">{formats.number(conversations)}</strong>
        </span>
        <span aria-hidden="true" className="mt-1 block h-1.5 overflow-hidden rounded-md bg-default">
          <span className="block h-full rounded-md bg-accent" style={{ width: `${(conversations / most) * 100}%` }} />
        </span>
      </button>
      <p className="mt-1.5 flex flex-wrap gap-x-3 text-xs text-muted tabular-nums">
        <span>
          {t('figure.resolved')} {write('share', valueOf('resolved', topic))}
        </span>
        <span>
          {t('figure.csat')} {write('stars', valueOf('csat', topic))}
        </span>
        <span>{locales.map((each) => `${nameOfLanguage(each.key)} ${formats.number(each.count)}`).join(' · ')}</span>
      </p>
      <ul className="mt-1 text-xs text-muted">
        {examples.map(({ locale, text, conversation_id: id }) => (
          <li key={locale} className="truncate">
            <Link
              to={siteMap['dashboard-session'].path}
              search={{ conversation: id } as never}
              lang={locale}
              className="underline-offset-4 hover:text-accent-text hover:underline"
            >
              {t('topics.example', { text })}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
