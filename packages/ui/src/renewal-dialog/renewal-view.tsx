import dayjs from 'dayjs';
import { Button } from '#/button/button.tsx';
import { Dialog } from '#/dialog/dialog.tsx';
import type { RenewalDialogProps, RenewalReason } from './renewal-dialog.tsx';

/** Width in px (§2). */
export const RENEWAL_DIALOG_WIDTH_PX = 380;

/** The form of the end time (§2). */
const END_TIME_FORM = 'YYYY-MM-DD HH:mm:ss';

/** The dialog of one reason. */
export function RenewalView({ reason, planName, fee, endTime, texts, onKnow, onRenew }: RenewalDialogProps & { reason: RenewalReason }) {
  const rows = [
    [texts.plan, planName],
    ...(fee === undefined ? [] : [[texts.fee, fee] as const]),
    [texts.endTime, dayjs(endTime).format(END_TIME_FORM)],
  ] as const;
  return (
    <Dialog open onClose={onKnow} title={texts.title} description={texts.text[reason]} width={RENEWAL_DIALOG_WIDTH_PX}>
      <dl className="mt-4 divide-y divide-separator rounded-xl bg-surface-secondary px-4 text-13">
        {rows.map(([name, value]) => (
          <div key={name} className="flex items-baseline justify-between gap-4 py-2.5">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold whitespace-nowrap tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 grid auto-cols-fr grid-flow-col gap-3">
        <Button size="large" onClick={onKnow}>
          {texts.know}
        </Button>
        {onRenew ? (
          <Button variant="primary" size="large" onClick={() => onRenew(reason)}>
            {texts.renew}
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}
