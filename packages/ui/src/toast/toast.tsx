import { toast as queue } from 'react-hot-toast/headless';
import { ToastCard, type ToastAction, type ToastType } from './toast-card.tsx';

/** A toast goes by itself after this many ms (§4, §9); a loading one stays until it is updated. */
export const TOAST_DURATION_MS = 4000;
/** How long a dismissed toast takes to fade out, in ms. */
export const TOAST_FADE_MS = 180;

/** What can be said about a toast beside its title. */
export interface ToastOptions {
  /** Showing a toast under an id already on screen changes that one and starts its time again. */
  id?: string | undefined;
  description?: string | undefined;
  /** One thing to do about it, such as Undo. */
  action?: ToastAction | undefined;
  /** In ms. */
  durationMs?: number | undefined;
}

/** The texts of a promise's three states. */
export interface PromiseTexts<Value> {
  loading: string;
  success: string | ((value: Value) => string);
  error: string | ((reason: unknown) => string);
}

function show(type: ToastType, title: string, { id, description, action, durationMs }: ToastOptions = {}): string {
  const duration = durationMs ?? (type === 'loading' ? Number.POSITIVE_INFINITY : TOAST_DURATION_MS);
  return queue.custom(
    ({ id: shownId }) => (
      <ToastCard type={type} title={title} description={description} action={action} onClose={() => queue.dismiss(shownId)} />
    ),
    { duration, removeDelay: TOAST_FADE_MS, ...(id === undefined ? {} : { id }) },
  );
}

async function follow<Value>(promise: Promise<Value>, texts: PromiseTexts<Value>, options?: ToastOptions): Promise<Value> {
  const id = show('loading', texts.loading, options);
  try {
    const value = await promise;
    show('success', typeof texts.success === 'string' ? texts.success : texts.success(value), { ...options, id });
    return value;
  } catch (reason) {
    show('error', typeof texts.error === 'string' ? texts.error : texts.error(reason), { ...options, id });
    throw reason;
  }
}

/**
 * Shows a toast (§4) and returns its id: `toast('…')`, `toast.success('…', { action })`, `toast.promise(saving, texts)`. Works
 * anywhere; a `Toaster` on the page shows it.
 */
export const toast = Object.assign((title: string, options?: ToastOptions) => show('default', title, options), {
  success: (title: string, options?: ToastOptions) => show('success', title, options),
  error: (title: string, options?: ToastOptions) => show('error', title, options),
  info: (title: string, options?: ToastOptions) => show('info', title, options),
  warning: (title: string, options?: ToastOptions) => show('warning', title, options),
  loading: (title: string, options?: ToastOptions) => show('loading', title, options),
  /** Follows a promise through its states in one toast; settles as the promise does. */
  promise: follow,
  /** Takes one toast away, or all of them. */
  dismiss: (id?: string) => queue.dismiss(id),
});
