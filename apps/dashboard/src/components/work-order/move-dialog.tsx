import { REASON_MAX, SOLUTION_MAX, type WorkOrderStatus } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { TextArea, TextField } from '@lobby/ui';
import { useState } from 'react';
import { FormDialog } from '#/components/form-dialog.tsx';
import type { OrderMove } from '#/data/order-list.ts';
import { asksFor } from './asks-for.ts';

interface MoveDialogProps {
  to: WorkOrderStatus;
  /** The states that are moved from; none where they are not known. */
  from?: WorkOrderStatus | undefined;
  onMove: (move: OrderMove) => void;
  onClose: () => void;
}

/** What a move has to say: what was done, why, until when. */
export function MoveDialog({ to, from, onMove, onClose }: MoveDialogProps) {
  const t = useT('orderlist');
  const orders = useT('orders');
  const [words, setWords] = useState('');
  const [until, setUntil] = useState('');
  const [isMissing, setMissing] = useState(false);
  const need = asksFor(to, from);
  const submit = () => {
    const said = words.trim();
    const at = until === '' ? Number.NaN : new Date(`${until}T09:00`).getTime();
    const fails = need === 'pending_until' ? !(at > Date.now()) : need !== 'perhaps' && said === '';
    setMissing(fails);
    if (fails) return;
    onMove({
      to,
      ...(need === 'pending_until'
        ? { pending_until: at }
        : said === ''
          ? {}
          : need === 'solution'
            ? { solution: said }
            : { reason: said }),
    });
  };
  return (
    <FormDialog title={t('move.title', { to: orders(`status.${to}`) })} submitLabel={t('move.apply')} onSubmit={submit} onClose={onClose}>
      {need === 'pending_until' ? (
        <TextField
          label={t('move.until')}
          type="date"
          value={until}
          error={isMissing ? t('move.until_missing') : undefined}
          onChange={(event) => setUntil(event.target.value)}
        />
      ) : (
        <TextArea
          label={t(need === 'solution' ? 'move.solution' : 'move.reason')}
          description={need === 'solution' ? t('move.solution_hint') : need === 'perhaps' ? t('move.reason_hint') : undefined}
          rows={3}
          dir="auto"
          maxLength={need === 'solution' ? SOLUTION_MAX : REASON_MAX}
          value={words}
          error={isMissing ? t('move.missing') : undefined}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
    </FormDialog>
  );
}
