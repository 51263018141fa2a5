import { useT } from '@lobby/i18n';
import { Button, Checkbox, Dialog } from '@lobby/ui';
import { Copy, Download, KeyRound } from 'lucide-react';
import { useId, useState } from 'react';
import { saveFile } from '#/components/save-file.ts';
import { useCopy } from './use-copy.ts';

const FILE_NAME = 'lobby-recovery-codes.txt';

interface RecoveryCodesProps {
  codes: readonly string[];
  email: string;
  onSaved: () => void;
}

/** New recovery codes. They are shown this once, so nothing but the answer that they are saved closes this. */
export function RecoveryCodes({ codes, email, onSaved }: RecoveryCodesProps) {
  const t = useT('account');
  const reasonId = useId();
  const [saved, setSaved] = useState(false);
  return (
    <Dialog
      open
      mustAnswer
      closeButton={false}
      onClose={onSaved}
      icon={<KeyRound />}
      title={t('recovery.title')}
      description={t('recovery.text')}
      actions={
        <div className="flex w-full flex-wrap items-center justify-between gap-3">
          <Checkbox checked={saved} onChange={(event) => setSaved(event.target.checked)}>
            {t('recovery.saved')}
          </Checkbox>
          <Button
            variant="primary"
            size="large"
            aria-disabled={!saved || undefined}
            aria-describedby={saved ? undefined : reasonId}
            onClick={() => (saved ? onSaved() : undefined)}
          >
            {t('recovery.done')}
          </Button>
          {saved ? null : (
            <p id={reasonId} className="w-full text-xs text-muted">
              {t('recovery.done_why')}
            </p>
          )}
        </div>
      }
    >
      <ul
        aria-label={t('recovery.list')}
        className="mt-4 grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-xl bg-surface-secondary px-5 py-4 text-center font-mono text-sm select-all"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <KeepCodes codes={codes} email={email} />
    </Dialog>
  );
}

function KeepCodes({ codes, email }: Pick<RecoveryCodesProps, 'codes' | 'email'>) {
  const t = useT('account');
  const copy = useCopy();
  const download = () => {
    const lines = [t('recovery.file_title', { email }), '', ...codes, ''];
    saveFile(new Blob([lines.join('\r\n')], { type: 'text/plain;charset=utf-8' }), FILE_NAME);
  };
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button icon={<Copy size={15} />} ref={focusOnArrival} onClick={() => void copy(codes.join('\n'), t('recovery.copied'))}>
        {t('recovery.copy')}
      </Button>
      <Button icon={<Download size={15} />} onClick={download}>
        {t('recovery.download')}
      </Button>
    </div>
  );
}

function focusOnArrival(button: HTMLButtonElement | null): void {
  button?.focus();
}
