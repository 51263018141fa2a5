import { FLOOR_CHOICES, type FloorPreview } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { classNames, ErrorState, Panel, Skeleton } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { floorPreviewQuery, type BotSettings } from '#/data/bot.ts';
import { ChoiceGroup } from '#/components/choice-group.tsx';

/** How a score is written. */
const SCORE_FORM = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

type FloorCount = FloorPreview['floors'][number];
const OUTCOMES = ['answered', 'offered', 'unknown'] as const;
const LOOKS = { answered: 'bg-success', offered: 'bg-accent', unknown: 'bg-muted/50' } as const;

/** The score floor as a choice, with what each would have made of the questions that visitors asked last week. */
export function FloorChoice() {
  const t = useT('bot');
  const formats = useFormats();
  const { setValue } = useFormContext<BotSettings>();
  const floor = useWatch<BotSettings, 'score_floor'>({ name: 'score_floor' });
  // A score of one's own stays to be gone back to, after another choice too.
  const [begun] = useState(floor);
  const query = useQuery(floorPreviewQuery(useApi(), begun));
  const isOwn = begun !== FLOOR_CHOICES.more && begun !== FLOOR_CHOICES.sure;
  const choices = [
    { floor: FLOOR_CHOICES.more, name: t('knowledge.more'), why: t('knowledge.more_why') },
    { floor: FLOOR_CHOICES.sure, name: t('knowledge.sure'), why: t('knowledge.sure_why') },
    ...(isOwn
      ? [{ floor: begun, name: t('knowledge.own'), why: t('knowledge.own_why', { score: formats.number(begun, SCORE_FORM) }) }]
      : []),
  ];
  const options = choices.map((choice) => {
    const counted = query.data?.floors.find((each) => each.floor === choice.floor);
    const detail = (
      <>
        <span className="text-13 text-muted">{choice.why}</span>
        {counted && query.data && query.data.tried > 0 ? <Counts counted={counted} /> : null}
      </>
    );
    return { value: choice.floor, label: choice.name, detail };
  });
  return (
    <div className="flex flex-col gap-4">
      <ChoiceGroup
        label={t('knowledge.floor')}
        note={t('knowledge.floor_why')}
        options={options}
        value={floor}
        onChange={(next) => setValue('score_floor', next, { shouldDirty: true })}
      />
      <LastWeek query={query} />
    </div>
  );
}

function Counts({ counted }: { counted: FloorCount }) {
  const t = useT('bot');
  const formats = useFormats();
  return (
    <span className="flex flex-col gap-1.5">
      <span aria-hidden="true" className="flex h-1.5 overflow-hidden rounded-full bg-default">
        {OUTCOMES.map((outcome) => (
          <span key={outcome} className={LOOKS[outcome]} style={{ flexGrow: counted[outcome] }} />
        ))}
      </span>
      <span className="flex flex-wrap gap-x-3 text-xs tabular-nums">
        {OUTCOMES.map((outcome) => (
          <span key={outcome} className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className={classNames('size-2 rounded-full', LOOKS[outcome])} />
            {t(`knowledge.${outcome}`, { count: counted[outcome], formatted: formats.number(counted[outcome]) })}
          </span>
        ))}
      </span>
    </span>
  );
}

function LastWeek({
  query,
}: {
  query: { data?: FloorPreview | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
}) {
  const t = useT('bot');
  const formats = useFormats();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = query;
  if (error && !data)
    return (
      <ErrorState title={t('knowledge.week_failed')} onRetry={() => void refetch()} retrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  if (!data) return <Skeleton className="h-24 w-full rounded-xl" />;
  return (
    <Panel title={t('knowledge.week')}>
      {data.tried === 0 ? (
        <p className="text-muted">{t('knowledge.week_none')}</p>
      ) : (
        <>
          <p className="mb-3 text-muted">
            {data.tried < data.asked
              ? t('knowledge.week_part', { tried: formats.number(data.tried), asked: formats.number(data.asked) })
              : t('knowledge.week_why')}
          </p>
          <Differing {...data} />
        </>
      )}
    </Panel>
  );
}

/** Questions that the two choices do not treat alike. */
function Differing({ floors, differing }: FloorPreview) {
  const t = useT('bot');
  const places = [FLOOR_CHOICES.more, FLOOR_CHOICES.sure].map((wanted) => floors.findIndex(({ floor }) => floor === wanted));
  const names = [t('knowledge.more'), t('knowledge.sure')];
  const differs = differing.filter(({ outcomes }) => new Set(places.map((place) => outcomes[place])).size > 1);
  const shown = [...new Map(differs.map((each) => [each.question, each])).values()];
  if (shown.length === 0) return <p className="text-sm">{t('knowledge.same')}</p>;
  return (
    <>
      <h3 className="mb-1 text-13 font-semibold">{t('knowledge.differing')}</h3>
      <ul className="divide-y divide-border">
        {shown.map(({ question, locale, outcomes }) => (
          <li key={question} className="flex flex-col gap-1 py-2">
            <span lang={locale} className="text-sm break-words">
              {question}
            </span>
            <span className="flex flex-wrap gap-x-4 text-xs text-muted">
              {places.map((place, which) => {
                const outcome = outcomes[place];
                return outcome === undefined ? null : (
                  <span key={place}>
                    {names[which]}: {t(`knowledge.outcomes.${outcome}`)}
                  </span>
                );
              })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
