import { useUiTexts } from '@lobby/i18n';
import { toast, Toaster, UiTextsProvider } from '@lobby/ui';

/** The toast area (§2, §4), in a chunk of its own: the first message comes without it. */
export function ToastArea() {
  return (
    <UiTextsProvider texts={useUiTexts()}>
      <Toaster position="top-center" />
    </UiTextsProvider>
  );
}

/** Says that something did not work. */
export function tellError(text: string): void {
  toast.error(text);
}
