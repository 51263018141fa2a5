import { useUiTexts } from '@lobby/i18n';
import { toast, Toaster, UiTextsProvider } from '@lobby/ui';

export { toast };

/** The toast area (§2, §4), in a chunk of its own. By its name it differs from that of the chat inside the home page. */
export function ToastArea() {
  const texts = useUiTexts();
  return (
    <UiTextsProvider texts={{ ...texts, notifications: `Lobby: ${texts.notifications}` }}>
      <Toaster position="top-center" />
    </UiTextsProvider>
  );
}
