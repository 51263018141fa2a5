import type { AiAccessView, OutsideBot } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Alert, Button, Chip, Panel, Switch, toast } from '@lobby/ui';
import { Gauge, Pencil, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useChangeAccess, useSaveBot } from '#/data/ai-access.ts';
import { botAnswers } from '#/components/ai-access/answers-now.ts';

/** Its code loads when it is first asked for. */
const BotSheet = lazy(() => import('./bot-sheet.tsx').then((module) => ({ default: module.BotSheet })));

/** A bot elsewhere that answers visitors. */
export function BotCard({ view }: { view: AiAccessView }) {
  const t = useT('access');
  const [isOpen, setIsOpen] = useState(false);
  const { allowed, bot } = view;
  const answers = botAnswers(view);
  const chip = <Chip tone={answers ? 'success' : 'neutral'}>{t(answers ? 'state.answers' : 'state.off')}</Chip>;
  return (
    <Panel title={t('bot.title')} aside={bot ? chip : null} chosen={answers}>
      {bot ? <BotView allowed={allowed} bot={bot} onEdit={() => setIsOpen(true)} /> : <p>{t('bot.text')}</p>}
      {allowed || bot ? null : <p className="mt-3 text-muted">{t('model.plan')}</p>}
      {allowed && !bot ? (
        <Button className="mt-3" icon={<Plus size={16} aria-hidden="true" />} onClick={() => setIsOpen(true)}>
          {t('bot.set_up')}
        </Button>
      ) : null}
      {isOpen ? (
        <Suspense fallback={null}>
          <BotSheet stored={bot} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </Panel>
  );
}

function BotView({ allowed, bot, onEdit }: { allowed: boolean; bot: OutsideBot; onEdit: () => void }) {
  const t = useT('access');
  const errorText = useErrorText();
  const save = useSaveBot();
  const test = useChangeAccess();
  const failed = { onError: (error: unknown) => toast.error(errorText(error)) };
  const { name, address, fallback, on, version } = bot;
  const turn = (isOn: boolean) =>
    save.mutate({ draft: { name, address, fallback, on: isOn }, version }, { ...failed, onSuccess: () => toast.success(t('saved')) });
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="font-semibold">{name}</p>
        <p className="text-13 break-all text-muted">{address}</p>
        <p className="text-13 text-muted">{t(`bot.fallback.${fallback}`)}</p>
      </div>
      <Switch label={t('bot.on')} checked={on} disabled={save.isPending || (!allowed && !on)} onChange={turn} />
      <BotTest bot={bot} />
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<Gauge size={16} aria-hidden="true" />}
          loading={test.isPending}
          disabled={!allowed}
          onClick={() => test.mutate({ kind: 'test_bot' }, failed)}
        >
          {t('bot.test')}
        </Button>
        <Button icon={<Pencil size={16} aria-hidden="true" />} onClick={onEdit}>
          {t('bot.edit')}
        </Button>
      </div>
    </div>
  );
}

const TONES = { untested: 'neutral', ok: 'success', error: 'danger' } as const;
const SECOND_MS = 1_000;

function BotTest({ bot: { status, fault, test } }: { bot: OutsideBot }) {
  const t = useT('access');
  const formats = useFormats();
  const seconds = (ms: number) =>
    formats.number(ms / SECOND_MS, { style: 'unit', unit: 'second', unitDisplay: 'narrow', maximumFractionDigits: 2 });
  return (
    <div role="status" className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <Chip tone={TONES[status]}>{t(`model.status.${status}`)}</Chip>
        {test ? <span className="text-13 text-muted">{t('bot.took', { time: seconds(test.latency_ms) })}</span> : null}
      </p>
      {fault ? <Alert tone="danger">{t(`fault.${fault}`)}</Alert> : null}
      {test && status === 'ok' ? (
        <p className="rounded-field bg-surface-secondary p-3 text-13">
          <span className="text-muted">{t('bot.said')}</span> <span dir="auto">{test.sample}</span>
        </p>
      ) : null}
    </div>
  );
}
