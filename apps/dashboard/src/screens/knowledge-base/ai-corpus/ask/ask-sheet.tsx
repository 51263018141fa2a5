import { useT } from '@lobby/i18n';
import { Sheet } from '@lobby/ui';
import { AskPanel, type AskPanelProps } from './ask-panel.tsx';

/** Width of the sheet, in px. */
const WIDTH_PX = 400;

/** The Ask panel where there is no room beside the table. */
export function AskSheet({ onClose, onWrite, onOpen, ...ask }: AskPanelProps & { onClose: () => void }) {
  const t = useT('corpus');
  const leaving =
    (act: (value: string) => void) =>
    (value: string): void => {
      onClose();
      act(value);
    };
  return (
    <Sheet open onClose={onClose} title={t('ask.title')} description={t('ask.what')} width={WIDTH_PX}>
      <div className="-mx-5 -my-4 h-[calc(100%+2rem)]">
        <AskPanel {...ask} headless onWrite={leaving(onWrite)} onOpen={leaving(onOpen)} />
      </div>
    </Sheet>
  );
}
