import { Modal } from '@heroui/react/modal';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#/button/icon-button.tsx';
import { classNames } from '#/class-names.ts';
import { useTexts } from '#/ui-texts/ui-texts-provider.tsx';
import { AriaLanguage } from './aria-language.tsx';
import { useLostEscape } from './use-lost-escape.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Under the title. */
  description?: ReactNode;
  /** Left of the title, on a tint. */
  icon?: ReactNode;
  iconTone?: 'accent' | 'danger' | undefined;
  /** Width in px; never wider than the screen. */
  width?: number | undefined;
  children?: ReactNode;
  /** Buttons at the foot, danger on the right. */
  actions?: ReactNode;
  /** Something asks to be answered: a click outside and Esc do not close it. */
  mustAnswer?: boolean | undefined;
  /** Shows a cross. */
  closeButton?: boolean | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
}

/** Width of a dialog where nothing else is said, in px. */
export const DIALOG_WIDTH_PX = 440;

/** A dialog above everything but toasts. Keeps the focus inside, gives it back, and closes with Esc. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    description,
    icon,
    iconTone = 'accent',
    width = DIALOG_WIDTH_PX,
    children,
    actions,
    mustAnswer = false,
    closeButton = true,
    role,
  } = props;
  const texts = useTexts();
  const layer = useLostEscape(open, () => (mustAnswer ? undefined : onClose()));
  return (
    <AriaLanguage>
      <Modal.Backdrop
        isOpen={open}
        onOpenChange={(stays) => (stays ? undefined : onClose())}
        isDismissable={!mustAnswer}
        isKeyboardDismissDisabled={mustAnswer}
      >
        <Modal.Container placement="center" className="max-sm:p-4">
          <Modal.Dialog
            {...(role ? { role } : {})}
            className="relative max-w-full gap-0 rounded-dialog border-0 bg-overlay p-6 text-sm shadow-overlay outline-none"
            style={{ width }}
          >
            <div ref={layer} className="flex items-start gap-4">
              {icon ? (
                <span
                  aria-hidden="true"
                  className={classNames(
                    'flex size-10 shrink-0 items-center justify-center rounded-[10px] [&_svg]:size-5',
                    iconTone === 'danger' ? 'bg-danger-soft text-danger-soft-foreground' : 'bg-accent-tint text-accent-text',
                  )}
                >
                  {icon}
                </span>
              ) : null}
              <div className="min-w-0 flex-1">
                <Modal.Heading className={classNames('text-base font-semibold text-foreground', closeButton && 'pr-8')}>
                  {title}
                </Modal.Heading>
                {description ? <div className="mt-1 text-pretty text-neutral-text">{description}</div> : null}
              </div>
            </div>
            {children}
            {actions ? <div className="mt-6 flex flex-wrap items-center justify-end gap-2">{actions}</div> : null}
            {closeButton ? (
              <IconButton
                label={texts.close}
                icon={<X size={18} />}
                onClick={onClose}
                className="absolute top-4 right-4 size-8! text-muted pointer-coarse:after:absolute pointer-coarse:after:-inset-1.5"
              />
            ) : null}
          </Modal.Dialog>
        </Modal.Container>
      </Modal.Backdrop>
    </AriaLanguage>
  );
}
