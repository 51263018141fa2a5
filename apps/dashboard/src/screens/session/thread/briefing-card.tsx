import { LOCALE_NAMES, type Briefing } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Chip } from '@lobby/ui';
import { ClipboardList } from 'lucide-react';
import { useId, type ReactNode } from 'react';

/** What the bot leaves to the person who takes over: why, what was asked and tried, and what is open. The visitor never sees it. */
export function BriefingCard({ briefing, at }: { briefing: Briefing; at: number }) {
  const t = useT('bot');
  const formats = useFormats();
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className="rounded-xl border border-accent/25 bg-accent-tint px-4 py-3.5 text-sm">
      <header className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <ClipboardList size={16} aria-hidden="true" className="shrink-0 text-accent-text" />
        <h3 id={titleId} className="font-semibold text-accent-text">
          {t('briefing.title')}
        </h3>
        <p className="text-xs text-muted">
          <time>{formats.time(at)}</time> · {t('briefing.private')}
        </p>
      </header>
      {briefing.summary === null ? null : (
        <p dir="auto" className="mt-2 break-words">
          {briefing.summary}
        </p>
      )}
      <dl className="mt-3 flex flex-col gap-3">
        <Part title={t('briefing.why')}>
          <p>{t(`handoff.names.${briefing.trigger}`)}</p>
        </Part>
        <Asked {...briefing} />
        <Tried tried={briefing.tried} />
        {briefing.open_question === null ? null : (
          <Part title={t('briefing.open')}>
            <p lang={briefing.language} dir="auto" className="font-semibold break-words">
              {briefing.open_question}
            </p>
          </Part>
        )}
      </dl>
      <Marks {...briefing} />
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{title}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}

function Asked({ questions, language }: Briefing) {
  const t = useT('bot');
  // The same question may stand twice.
  const places = questions.map((question, index) => ({ question, index }));
  return (
    <Part title={t('briefing.wants')}>
      {questions.length === 0 ? (
        <p>{t('briefing.no_question')}</p>
      ) : (
        <ul lang={language} className="flex flex-col gap-0.5">
          {places.map(({ question, index }) => (
            <li key={index} dir="auto" className="line-clamp-3 break-words">
              {question}
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function Tried({ tried }: Pick<Briefing, 'tried'>) {
  const t = useT('bot');
  const places = tried.map((attempt, index) => ({ ...attempt, index }));
  return (
    <Part title={t('briefing.tried')}>
      {tried.length === 0 ? (
        <p>{t('briefing.none_tried')}</p>
      ) : (
        <ul className="flex flex-col gap-1.5">
          {places.map(({ answer, sources, index }) => (
            <li key={index}>
              <p dir="auto" className="line-clamp-3 break-words">
                {answer}
              </p>
              {sources.length === 0 ? null : (
                <p className="text-xs break-words text-muted">
                  {t('briefing.from', { titles: sources.map(({ title }) => title).join(' · ') })}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

/** What a glance should catch. */
function Marks({ language, mood, misses, amount }: Briefing) {
  const t = useT('bot');
  const formats = useFormats();
  return (
    <ul className="mt-3 flex flex-wrap gap-1.5">
      <li>
        <Chip>
          {t('briefing.language')}: {LOCALE_NAMES[language]}
        </Chip>
      </li>
      <li>
        <Chip tone={mood === 'upset' ? 'warning' : 'neutral'}>
          {t('briefing.mood')}: {t(`briefing.${mood}`)}
        </Chip>
      </li>
      {amount ? (
        <li>
          <Chip tone="warning">
            {t('briefing.amount')}: {amount.currency} {formats.number(amount.value)}
          </Chip>
        </li>
      ) : null}
      {misses > 0 ? (
        <li>
          <Chip>
            {t('briefing.misses')}: {t('briefing.times', { count: misses })}
          </Chip>
        </li>
      ) : null}
    </ul>
  );
}
