import { wordsIn } from '@lobby/contract';
import { useLocale, useT } from '@lobby/i18n';
import { Select, Switch } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { useApi } from '#/data/api.ts';
import type { BotSettings } from '#/data/bot.ts';
import { workOrderTypesQuery } from '#/data/work-order.ts';

/** Any type; a select has no empty value. */
const ANY = 'any';

/** Whether the bot offers a work order, and of which type. */
export function OrderCard() {
  const t = useT('bot');
  const {
    field: { value: isOn, onChange: setOn },
  } = useController<BotSettings, 'handoff.order.on'>({ name: 'handoff.order.on' });
  return (
    <section aria-label={t('handoff.order')} className="rounded-xl border border-border p-4">
      <Switch label={t('handoff.order')} description={t('handoff.order_why')} checked={isOn} onChange={setOn} />
      {isOn ? <Type /> : null}
    </section>
  );
}

function Type() {
  const t = useT('bot');
  const locale = useLocale();
  const api = useApi();
  const { data } = useQuery(workOrderTypesQuery(api));
  const {
    field: { value, onChange },
  } = useController<BotSettings, 'handoff.order.type_id'>({ name: 'handoff.order.type_id' });
  const open = data?.items.filter(({ enabled, customer_can_create: isOpen }) => enabled && isOpen) ?? [];
  const isKnown = value === null || !data || open.some(({ id }) => id === value);
  return (
    <div className="mt-3 max-w-md">
      {data && open.length === 0 ? (
        <p className="text-muted">{t('handoff.order_none')}</p>
      ) : (
        <Select
          label={t('handoff.order_type')}
          value={isKnown ? (value ?? ANY) : ANY}
          onChange={(chosen) => onChange(chosen === ANY ? null : chosen)}
          options={[
            { value: ANY, label: t('handoff.order_any') },
            ...open.map(({ id, name }) => ({ value: id, label: wordsIn(name, locale) })),
          ]}
        />
      )}
    </div>
  );
}
