import { useT } from '@lobby/i18n';
import { IconButton } from '@lobby/ui';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { LinkedText } from '#/components/message/linked-text.tsx';

export interface SourceSheetProps {
  number: number;
  title: string;
  /** The entry's own words, where they are known. */
  text: string | undefined;
  onClose: () => void;
}

/** One source of an answer: a sheet from below on phones, a small window elsewhere. */
export function SourceSheet({ number, title, text, onClose }: SourceSheetProps) {
  const t = useT('chat');
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
            <p className="text-xs text-muted">{t('answer.source', { number })}</p>
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
        {text === undefined ? (
          <p className="mt-3 text-sm text-muted">{t('answer.source_text')}</p>
        ) : (
          <p dir="auto" className="mt-3 text-15 wrap-anywhere whitespace-pre-wrap">
            <LinkedText text={text} />
          </p>
        )}
      </div>
    </dialog>
  );
}
