import type { Attachment } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import { AWAITED_TRAY, EMPTY_TRAY, type TrayState } from '#/components/attachment/tray-state.ts';
import { AttachButton, AttachmentTray } from '#/components/later-parts.tsx';
import { KeptFiles } from './kept-files.tsx';

interface FilesFieldProps {
  /** Files of the draft; those that an earlier look at the form has sent stay over a reload. */
  files: readonly Attachment[];
  error?: string | undefined;
  onChange: (files: readonly Attachment[]) => void;
  /** Something is still on its way. */
  onHeld: (held: boolean) => void;
}

/** The files of a form: they are sent while it is being written. */
export function FilesField({ files, error, onChange, onHeld }: FilesFieldProps) {
  const t = useT('order');
  const [earlier, setEarlier] = useState(files);
  const [picked, setPicked] = useState<readonly File[]>([]);
  const [tray, setTray] = useState<TrayState>(EMPTY_TRAY);
  const tell = useEffectEvent((all: readonly Attachment[], held: boolean) => {
    onChange(all);
    onHeld(held);
  });
  useEffect(() => tell([...earlier, ...tray.ready], tray.held), [earlier, tray]);
  return (
    <section aria-label={t('files')}>
      <p className="mb-1 flex items-center gap-2 text-sm">
        {t('files')} <span className="text-muted">{t('files_hint')}</span>
        <AttachButton
          onPick={(more) => {
            if (picked.length === 0) setTray(AWAITED_TRAY);
            setPicked((before) => [...before, ...more]);
          }}
        />
      </p>
      <KeptFiles files={earlier} onRemove={(id) => setEarlier((before) => before.filter((file) => file.id !== id))} />
      {picked.length > 0 ? <AttachmentTray picked={picked} onChange={setTray} /> : null}
      {error === undefined ? null : (
        <p role="alert" className="text-sm text-danger-text">
          {error}
        </p>
      )}
    </section>
  );
}
