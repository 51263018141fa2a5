import { workOrderNo } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Button, TextArea } from '@lobby/ui';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useChat } from '#/components/chat-context.tsx';
import { useFailureToast } from '#/components/use-failure-toast.ts';
import { useNavigate } from '#/components/use-navigate.ts';
import type { OwnOrder } from '#/data/work-order.ts';
import { emptyDraft, keepDraft } from '#/state/order-draft.ts';
import type { OpenOrder } from './use-order.ts';

/** What the customer can say at the end: that it is solved or not; or what became of it. */
export function SettleCard({ tenant, order, open }: { tenant: string; order: OwnOrder; open: OpenOrder }) {
  const t = useT('order');
  const formats = useFormats();
  const navigate = useNavigate();
  const { local } = useChat().storage;
  const tell = useFailureToast();
  const [busy, setBusy] = useState(false);
  const [saying, setSaying] = useState(false);
  const [why, setWhy] = useState('');
  const say = (act: 'solved' | 'not_solved') => {
    setBusy(true);
    open
      .act(act)
      .then(() => {
        if (act === 'not_solved' && why.trim() !== '') open.send(why.trim(), []);
      })
      .catch(tell)
      .finally(() => setBusy(false));
  };
  const { stage, closes_at: closes, merged_into: other } = order;
  if (stage === 'resolved')
    return (
      <section aria-label={t('solved_q')} className="rounded-card border border-accent-tint bg-accent-pale p-4">
        <h2 className="font-semibold">{t('solved_q')}</h2>
        {closes === null ? null : <p className="mt-0.5 text-sm text-muted">{t('closes', { date: formats.date(closes) })}</p>}
        <div className="mt-3 flex gap-2">
          <Button variant="primary" icon={<Check size={16} />} className="flex-1" disabled={busy} onClick={() => say('solved')}>
            {t('solved')}
          </Button>
          <Button className="flex-1" disabled={busy} aria-expanded={saying} onClick={() => setSaying(!saying)}>
            {t('not_solved')}
          </Button>
        </div>
        {saying ? (
          <form
            className="mt-3 flex flex-col gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              say('not_solved');
            }}
          >
            <TextArea label={t('why_not')} rows={2} maxLength={1_000} value={why} onChange={(event) => setWhy(event.target.value)} />
            <Button type="submit" loading={busy}>
              {t('take_up')}
            </Button>
          </form>
        ) : null}
      </section>
    );
  if (stage !== 'closed' && stage !== 'cancelled' && stage !== 'merged') return null;
  const no = other ? workOrderNo(other.no) : '';
  const goOn = () => {
    keepDraft(local, tenant, { ...emptyDraft(), subject: order.subject, followsId: order.id });
    navigate({ to: '/chat/$tenant/work-order/create', params: { tenant } });
  };
  return (
    <section className="flex flex-col items-start gap-3 rounded-card border border-border bg-surface p-4 text-sm">
      <p>{stage === 'merged' && other ? t('merged_text', { no }) : stage === 'cancelled' ? t('cancelled_text') : t('closed_text')}</p>
      {other ? (
        <Button size="small" onClick={() => navigate({ to: '/chat/$tenant/work-order/chat-{$id}', params: { tenant, id: other.id } })}>
          {t('open_other', { no })}
        </Button>
      ) : (
        <Button size="small" onClick={goOn}>
          {t('go_on')}
        </Button>
      )}
    </section>
  );
}
