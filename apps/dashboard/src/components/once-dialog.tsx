import { useT } from '@lobby/i18n';
import { Button, Dialog } from '@lobby/ui';
import { Copy } from 'lucide-react';
import { useCopyText } from './use-copy-text.ts';

interface OnceDialogProps {
  title: string;
  text: string;
  secret: string;
  /** What is said where it cannot be copied. */
  copyFailed: string;
  onClose: () => void;
}

/** Shows a secret this once. */
export function OnceDialog({ title, text, secret, copyFailed, onClose }: OnceDialogProps) {
  const common = useT('common');
  const copy = useCopyText(copyFailed);
  return (
    <Dialog
      open
      mustAnswer
      onClose={onClose}
      title={title}
      description={text}
      actions={
        <>
          <Button onClick={onClose}>{common('actions.done')}</Button>
          <Button variant="primary" icon={<Copy size={16} aria-hidden="true" />} onClick={() => void copy(secret)}>
            {common('actions.copy')}
          </Button>
        </>
      }
    >
      <code data-testid="made-key" className="block rounded-field border border-border p-3 text-13 break-all select-all">
        {secret}
      </code>
    </Dialog>
  );
}
