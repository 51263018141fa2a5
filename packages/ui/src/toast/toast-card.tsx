import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { classNames } from '#/class-names.ts';
import { Spinner } from '#/progress/spinner.tsx';
import { useTexts } from '#/ui-texts/ui-texts-provider.tsx';

/** The types of toasts (§4). */
export type ToastType = 'default' | 'success' | 'error' | 'info' | 'warning' | 'loading';

/** The one thing to do about a toast; doing it closes the toast. */
export interface ToastAction {
  label: string;
  onAction: () => void;
}

export interface ToastCardProps {
  type: ToastType;
  title: string;
  description?: string | undefined;
  action?: ToastAction | undefined;
  onClose: () => void;
}

/** Rich colours (§2): ground, border and text by type. */
const COLOURS: Readonly<Record<ToastType, string>> = {
  default: 'border-border bg-overlay text-foreground',
  loading: 'border-border bg-overlay text-foreground',
  success: 'border-success-border bg-success-soft text-success-soft-foreground',
  error: 'border-danger-border bg-danger-soft text-danger-soft-foreground',
  info: 'border-accent-pale-border bg-accent-tint text-accent-text',
  warning: 'border-warning-border bg-warning-soft text-warning-soft-foreground',
};

const ICONS = { default: null, success: CircleCheck, error: CircleX, info: Info, warning: TriangleAlert, loading: null } as const;

/** How a toast looks: 356 px wide, icon, title, a sentence, one action, and a close button on its corner. */
export function ToastCard({ type, title, description, action, onClose }: ToastCardProps) {
  const texts = useTexts();
  const Icon = ICONS[type];
  return (
    <div
      className={classNames('relative flex w-full items-center gap-2.5 rounded-xl border px-4 py-3.5 text-13 shadow-raised', COLOURS[type])}
    >
      {Icon ? <Icon size={18} aria-hidden="true" className="mt-[calc((1lh-18px)/2)] shrink-0 self-start" /> : null}
      {type === 'loading' ? <Spinner className="mt-[calc((1lh-16px)/2)] shrink-0 self-start text-accent" /> : null}
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-semibold">{title}</p>
        {description ? <p>{description}</p> : null}
      </div>
      {action ? (
        <button
          type="button"
          onClick={() => {
            action.onAction();
            onClose();
          }}
          className="shrink-0 rounded-sm font-semibold underline underline-offset-4"
        >
          {action.label}
        </button>
      ) : null}
      <button
        type="button"
        aria-label={texts.close}
        onClick={onClose}
        className="absolute -start-2 -top-2 flex size-6 items-center justify-center rounded-full border border-border bg-overlay text-foreground hover:bg-surface-hover"
      >
        <X size={12} aria-hidden="true" />
      </button>
    </div>
  );
}
