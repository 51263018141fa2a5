import { useT } from '@lobby/i18n';
import { IconButton } from '@lobby/ui';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';

export interface SheetProps {
  /** Above the title, small. */
  note?: ReactNode;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A sheet from below on phones, a small window elsewhere. */
export function Sheet({ note, title, onClose, children }: SheetProps) {
  const common = useT();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    if (!element.open) element.showModal();
    // A press beside the sheet closes it too; its content never is the target itself.
    const onPress = (event: MouseEvent) => event.target === element && element.close();
    element.addEventListener('click', onPress);
    return () => element.removeEventListener('click', onPress);
  }, []);
  // Closing it, rather than taking it away, gives the focus back to where it came from.
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-0 mx-auto mt-auto max-h-[70dvh] w-full max-w-xl overflow-y-auto rounded-t-card bg-overlay p-0 text-foreground shadow-overlay backdrop:bg-backdrop sm:m-auto sm:rounded-card"
    >
      <div className="p-5 pb-[max(20px,env(safe-area-inset-bottom))]">
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            {note ? <p className="text-xs text-muted">{note}</p> : null}
            <h2 id={titleId} dir="auto" className="mt-0.5 text-17 font-semibold wrap-anywhere">
              {title}
            </h2>
          </div>
          <IconButton
            label={common('actions.close')}
            icon={<X size={18} />}
            size="small"
            round
            onClick={close}
            className="-mt-1 -me-1 text-muted"
          />
        </div>
        {children}
      </div>
    </dialog>
  );
}
