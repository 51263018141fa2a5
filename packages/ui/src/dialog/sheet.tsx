import { Drawer } from '@heroui/react/drawer';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#/button/icon-button.tsx';
import { useTexts } from '#/ui-texts/ui-texts-provider.tsx';
import { AriaLanguage } from './aria-language.tsx';
import { useLostEscape } from './use-lost-escape.ts';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Under the title. */
  description?: ReactNode;
  side?: 'left' | 'right' | undefined;
  /** Width in px; the whole screen on phones. */
  width?: number | undefined;
  children: ReactNode;
  /** Pinned at the foot. */
  footer?: ReactNode;
}

/** Width of a sheet where nothing else is said, in px. */
export const SHEET_WIDTH_PX = 520;

/** A panel from the side, for work that keeps the page in view. */
export function Sheet({ open, onClose, title, description, side = 'right', width = SHEET_WIDTH_PX, children, footer }: SheetProps) {
  const texts = useTexts();
  const layer = useLostEscape(open, onClose);
  return (
    <AriaLanguage>
      <Drawer.Backdrop isOpen={open} onOpenChange={(stays) => (stays ? undefined : onClose())}>
        <Drawer.Content placement={side}>
          <Drawer.Dialog
            className="flex h-full max-w-none flex-col gap-0 rounded-none bg-overlay p-0 text-sm shadow-overlay outline-none max-sm:w-screen!"
            style={{ width }}
          >
            <header ref={layer} className="flex shrink-0 items-start gap-3 border-b border-separator px-5 py-4">
              <div className="min-w-0 flex-1">
                <Drawer.Heading className="text-base font-semibold text-foreground">{title}</Drawer.Heading>
                {description ? <p className="text-13 text-muted">{description}</p> : null}
              </div>
              <IconButton label={texts.close} icon={<X size={18} />} onClick={onClose} className="-mt-1 -mr-2 size-8! text-muted" />
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>
            {footer ? (
              <footer className="flex shrink-0 flex-wrap items-center justify-end gap-2 border-t border-separator px-5 py-3">
                {footer}
              </footer>
            ) : null}
          </Drawer.Dialog>
        </Drawer.Content>
      </Drawer.Backdrop>
    </AriaLanguage>
  );
}
