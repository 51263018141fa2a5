import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { Copy } from 'lucide-react';
import { useId } from 'react';
import { useCopyText } from '#/components/use-copy-text.ts';

/** Something to paste elsewhere, with a button that copies it. */
export function CopyLine({ label, text }: { label: string; text: string }) {
  const t = useT('channels');
  const common = useT('common');
  const copy = useCopyText(t('copy_failed'));
  const id = useId();
  return (
    <div>
      <p id={id} className="text-label">
        {label}
      </p>
      <div className="mt-1.5 flex items-start gap-2">
        <code
          aria-labelledby={id}
          className="min-w-0 flex-1 rounded-field border border-border bg-default px-3 py-2 text-13 break-all select-all whitespace-normal"
        >
          {text}
        </code>
        <Button aria-label={t('copy_what', { what: label })} icon={<Copy size={15} aria-hidden="true" />} onClick={() => void copy(text)}>
          {common('actions.copy')}
        </Button>
      </div>
    </div>
  );
}
