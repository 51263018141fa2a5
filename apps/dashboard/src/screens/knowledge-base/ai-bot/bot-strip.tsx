import type { BotView } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, Chip, toast, useConfirm } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bot, CircleCheck, Pause, PencilLine, Play } from 'lucide-react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { resultsQuery } from '#/data/bot-results.ts';
import { usePauseBot } from '#/data/bot.ts';
import { readBotSearch } from './bot-search.ts';

const PERCENT = { style: 'percent', maximumFractionDigits: 1 } as const;

/** Which bot this is, whether it answers, and how much of the draft visitors do not have. */
export function BotStrip({ bot, name, changes }: { bot: BotView; name: string; changes: number }) {
  const t = useT('bot');
  return (
    <section
      aria-label={name}
      className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-3 border-b border-border px-6 py-4 max-md:px-4"
    >
      <span aria-hidden="true" className="flex size-11 items-center justify-center rounded-xl bg-accent-tint text-accent-text">
        <Bot size={24} />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
        <h2 className="truncate text-base font-semibold">{name}</h2>
        {bot.paused ? (
          <Chip tone="neutral" icon={<Pause />}>
            {t('status.paused')}
          </Chip>
        ) : (
          <Chip tone="success" icon={<CircleCheck />}>
            {t('status.live')}
          </Chip>
        )}
        <span className="text-muted tabular-nums">{t('status.version', { no: bot.live.no })}</span>
        {changes > 0 ? (
          <Chip tone="warning" icon={<PencilLine />}>
            {t('status.changes', { count: changes })}
          </Chip>
        ) : null}
      </div>
      <WeekFigures />
      {useMay()('bot.edit') ? <PauseButton paused={bot.paused} /> : null}
    </section>
  );
}

/** Days that the strip looks back on. */
const DAYS = 7;

/** What the bot did in seven days, as its results say it, each figure with the way to what it counts; nothing while that is not known. */
function WeekFigures() {
  const t = useT('bot');
  const formats = useFormats();
  const { data } = useQuery(resultsQuery(useApi(), { days: DAYS }));
  if (!data) return null;
  const { answers, handed_over: handedOver, conversations, up, down } = data.total;
  const share = (part: number, whole: number) => (whole === 0 ? '–' : formats.number(part / whole, PERCENT));
  const figures = [
    { figure: 'answered', label: t('status.answered'), value: formats.number(answers), n: undefined },
    { figure: 'handed_over', label: t('status.handed_over'), value: share(handedOver, conversations), n: conversations },
    { figure: 'down', label: t('status.down_votes'), value: share(down, up + down), n: up + down },
  ];
  return (
    <dl className="flex gap-6 max-lg:hidden">
      {figures.map(({ figure, label, value, n }) => (
        <div key={label}>
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="font-semibold tabular-nums">
            <Link
              to="/dashboard/knowledge-base/ai-bot"
              search={readBotSearch({ section: 'results', days: DAYS, figure })}
              aria-label={t('results.see', { figure: `${label} ${value}` })}
              className="rounded-sm underline-offset-4 hover:text-accent-text hover:underline"
            >
              {value}
            </Link>
            {n === undefined ? null : (
              <span className="ml-1 text-xs font-normal text-muted">{t('status.of', { number: formats.number(n) })}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function PauseButton({ paused }: { paused: boolean }) {
  const t = useT('bot');
  const errorText = useErrorText();
  const { confirm } = useConfirm();
  const { mutate, isPending } = usePauseBot();
  const change = async () => {
    const request = { title: t('status.pause_title'), text: t('status.pause_text'), confirmLabel: t('status.pause') };
    if (!paused && (await confirm(request)) !== 'confirmed') return;
    mutate(
      { paused: !paused },
      {
        onSuccess: (saved) => toast.success(t(saved.paused ? 'status.paused_now' : 'status.resumed')),
        onError: (error) => toast.error(errorText(error)),
      },
    );
  };
  return (
    <Button
      size="small"
      loading={isPending}
      icon={paused ? <Play size={15} aria-hidden="true" /> : <Pause size={15} aria-hidden="true" />}
      onClick={() => void change()}
    >
      {t(paused ? 'status.resume' : 'status.pause')}
    </Button>
  );
}
