import { Info } from 'lucide-react';
import { Button } from '#/button/button.tsx';
import { Dialog } from '#/dialog/dialog.tsx';
import { focusOnArrival } from '#/dialog/focus-on-arrival.ts';
import { useTexts } from '#/ui-texts/ui-texts-provider.tsx';
import { ConfirmItems } from './confirm-items.tsx';
import type { ConfirmAnswer, ConfirmRequest, Pending } from './confirm-requests.ts';

/** The dialog of one question: what will be gone by name, the milder way on the left, the verb on the right. */
export function ConfirmView({ pending }: { pending: Pending<ConfirmRequest, ConfirmAnswer> }) {
  const texts = useTexts();
  const { title, text, icon, tone = 'primary', items, note, confirmLabel, cancelLabel, instead } = pending.request;
  return (
    <Dialog
      open
      role="alertdialog"
      closeButton={false}
      onClose={() => pending.answer('cancelled')}
      title={title}
      description={text}
      icon={icon}
      iconTone={tone === 'danger' ? 'danger' : 'accent'}
      actions={
        <>
          {instead ? (
            <Button
              variant="ghost"
              size="large"
              icon={instead.icon}
              className="mr-auto -ml-3 px-3"
              onClick={() => pending.answer('instead')}
            >
              {instead.label}
            </Button>
          ) : null}
          <Button size="large" ref={focusOnArrival} onClick={() => pending.answer('cancelled')}>
            {cancelLabel ?? texts.cancel}
          </Button>
          <Button variant={tone} size="large" onClick={() => pending.answer('confirmed')}>
            {confirmLabel ?? texts.confirm}
          </Button>
        </>
      }
    >
      {items && items.length > 0 ? (
        <ConfirmItems>
          {items.map((item) => (
            <li key={item.id} className="py-2.5">
              <p>{item.title}</p>
              {item.note ? <p className="text-xs text-muted">{item.note}</p> : null}
            </li>
          ))}
        </ConfirmItems>
      ) : null}
      {note ? (
        <p className="mt-3 flex items-start gap-1.5 text-xs text-muted">
          <Info size={14} aria-hidden="true" className="mt-[calc((1lh-14px)/2)] shrink-0" />
          <span>{note}</span>
        </p>
      ) : null}
    </Dialog>
  );
}
