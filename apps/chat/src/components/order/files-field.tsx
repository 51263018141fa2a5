import type { Attachment } from '@lobby/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useChatState } from '#/components/chat-context.tsx';
import { AWAITED_TRAY, EMPTY_TRAY, type TrayState } from '#/components/attachment/tray-state.ts';
import { AttachButton, AttachmentTray } from '#/components/later-parts.tsx';
import { needsConsent } from '#/state/needs-consent.ts';
import { FieldNote } from './field-note.tsx';
import { KeptFiles } from './kept-files.tsx';

interface FilesFieldProps {
  label: string;
  /** Beside the label. */
  note?: string | undefined;
  hint?: string | undefined;
  /** By which an error finds it. */
  name?: string;
  /** What is pasted or dropped on the page comes here. */
  takesPasted?: boolean;
  /** Files of the draft; those that an earlier look at the form has sent stay over a reload. */
  files: readonly Attachment[];
  error?: string | undefined;
  onChange: (files: readonly Attachment[]) => void;
  /** Something is still on its way. */
  onHeld: (held: boolean) => void;
}

/** The files of a form: they are sent while it is being written. */
export function FilesField({ label, note, hint, name, takesPasted = false, files, error, onChange, onHeld }: FilesFieldProps) {
  const asked = useChatState(needsConsent);
  const [earlier, setEarlier] = useState(files);
  const [picked, setPicked] = useState<readonly File[]>([]);
  const [tray, setTray] = useState<TrayState>(EMPTY_TRAY);
  const tell = useEffectEvent((all: readonly Attachment[], held: boolean) => {
    onChange(all);
    onHeld(held);
  });
  useEffect(() => tell([...earlier, ...tray.ready], tray.held), [earlier, tray]);
  // Another form may be chosen while something is on its way.
  const letGo = useEffectEvent(() => onHeld(false));
  useEffect(() => () => letGo(), []);
  return (
    <section aria-label={label} data-field={name}>
      <div className="mb-1 flex items-center gap-2 text-sm">
        {label} {note === undefined ? null : <span className="text-muted">{note}</span>}
        {asked ? null : (
          <AttachButton
            takesPasted={takesPasted}
            onPick={(more) => {
              if (picked.length === 0) setTray(AWAITED_TRAY);
              setPicked((before) => [...before, ...more]);
            }}
          />
        )}
      </div>
      <KeptFiles files={earlier} onRemove={(id) => setEarlier((before) => before.filter((file) => file.id !== id))} />
      {picked.length > 0 ? <AttachmentTray picked={picked} onChange={setTray} /> : null}
      <FieldNote error={error} hint={hint} />
    </section>
  );
}
