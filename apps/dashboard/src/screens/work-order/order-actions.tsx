import { ApiError } from '@lobby/api-client';
import { moveNeeds, movesOf, REASON_MAX, SOLUTION_MAX, type WorkOrder, type WorkOrderStatus } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { Button, TextArea, TextField, toast } from '@lobby/ui';
import { useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useMay } from '#/components/use-may.ts';
import { useChangeOrder, type OrderChange } from '#/data/work-order.ts';
import { useAppSelector } from '#/state/use-store.ts';

const VERBS = { open: 'open', pending: 'ask', on_hold: 'hold', solved: 'solve', cancelled: 'cancel' } as const;
type Target = keyof typeof VERBS;

const isTarget = (status: WorkOrderStatus): status is Target => status in VERBS;

/** What can be done with a work order as it stands, by the table of states. */
export function OrderActions({ order }: { order: WorkOrder }) {
  const t = useT('orders');
  const may = useMay();
  const me = useAppSelector(sessionSlice.selectors.selectUser);
  const [target, setTarget] = useState<Target>();
  const { run, busy } = useRun(order, () => setTarget(undefined));
  if (!may('session.reply')) return null;
  const targets = movesOf(order.status, 'agent').filter(isTarget);
  if (target !== undefined && targets.includes(target))
    return <MoveForm key={target} order={order} to={target} busy={busy} onRun={run} onClose={() => setTarget(undefined)} />;
  const go = (to: Target) => ((moveNeeds(order.status, to, 'agent') ?? []).length === 0 ? run({ kind: 'move', to }) : setTarget(to));
  const isMine = me !== undefined && order.assignee?.id === me.id;
  const canAssign = may('session.assign') && targets.length > 0 && me !== undefined;
  return (
    <div className="flex flex-wrap gap-2">
      {targets.includes('solved') ? (
        <Button size="small" variant="primary" disabled={busy} onClick={() => go('solved')}>
          {t('solve')}
        </Button>
      ) : null}
      {canAssign ? (
        <Button
          size="small"
          disabled={busy}
          onClick={() => run({ kind: 'assign', user_id: isMine ? null : me.id, team_id: order.team?.id ?? null })}
        >
          {t(isMine ? 'give_up' : 'take')}
        </Button>
      ) : null}
      {targets
        .filter((to) => to !== 'solved')
        .map((to) => (
          <Button key={to} size="small" disabled={busy} onClick={() => go(to)}>
            {t(to === 'open' && order.status === 'new' ? 'begin' : VERBS[to])}
          </Button>
        ))}
    </div>
  );
}

/** Does something to the work order; of a conflict the newer copy is shown already. */
function useRun(order: WorkOrder, onDone: () => void) {
  const t = useT('orders');
  const wordError = useErrorText();
  const { mutate, isPending } = useChangeOrder(order);
  const run = (change: OrderChange) =>
    mutate(change, {
      onSuccess: onDone,
      onError: (error) => toast.error(error instanceof ApiError && error.reason === 'stale_version' ? t('stale') : wordError(error)),
    });
  return { run, busy: isPending };
}

interface MoveFormProps {
  order: WorkOrder;
  to: Target;
  busy: boolean;
  onRun: (change: OrderChange) => void;
  onClose: () => void;
}

/** What a move has to say: what was done, why, until when. */
function MoveForm({ order, to, busy, onRun, onClose }: MoveFormProps) {
  const t = useT('orders');
  const common = useT();
  const [words, setWords] = useState('');
  const [until, setUntil] = useState('');
  const needs = moveNeeds(order.status, to, 'agent') ?? [];
  const [isTried, setIsTried] = useState(false);
  const asksDay = needs.includes('pending_until');
  const isReady = needs.every((need) => (need === 'pending_until' ? until !== '' : words.trim() !== ''));
  const missing = asksDay ? 'until_missing' : needs.includes('solution') ? 'solution_missing' : 'reason_missing';
  const problem = isTried && !isReady ? t(missing) : undefined;
  const submit = () => {
    const said = words.trim();
    onRun({
      kind: 'move',
      to,
      ...(said === '' ? {} : needs.includes('solution') ? { solution: said } : { reason: said }),
      ...(until === '' ? {} : { pending_until: new Date(`${until}T09:00`).getTime() }),
    });
  };
  return (
    <form
      className="flex flex-col gap-3 rounded-card border border-border p-4"
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (isReady) submit();
      }}
    >
      {asksDay ? (
        <TextField label={t('until')} type="date" value={until} error={problem} onChange={(event) => setUntil(event.target.value)} />
      ) : (
        <TextArea
          label={t(needs.includes('solution') ? 'solution' : 'reason')}
          description={needs.includes('solution') ? t('solution_hint') : undefined}
          maxLength={needs.includes('solution') ? SOLUTION_MAX : REASON_MAX}
          value={words}
          error={problem}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <div className="flex justify-end gap-2">
        <Button size="small" onClick={onClose}>
          {common('actions.back')}
        </Button>
        <Button type="submit" size="small" variant="primary" loading={busy}>
          {t(VERBS[to])}
        </Button>
      </div>
    </form>
  );
}
