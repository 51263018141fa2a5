import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { Copy, Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { Sheet } from '#/components/sheet.tsx';
import { useFailureToast } from '#/components/use-failure-toast.ts';
import { TranscriptMail } from './transcript-mail.tsx';
import { useTranscript } from './use-transcript.ts';

/** The conversation to keep: by mail, as a file, or as text where the browser lets no file out. */
export function TranscriptSheet({ onClose }: { onClose: () => void }) {
  const t = useT('later');
  const tell = useFailureToast();
  const save = useTranscript();
  const [saving, setSaving] = useState(false);
  const [text, setText] = useState<string>();
  const onSave = () => {
    setSaving(true);
    save()
      .then(setText, tell)
      .finally(() => setSaving(false));
  };
  return (
    <Sheet title={t('transcript.title')} onClose={onClose}>
      <div className="mt-4 flex flex-col gap-5">
        <TranscriptMail />
        <Button icon={<Download size={16} />} loading={saving} onClick={onSave}>
          {t('transcript.save')}
        </Button>
        {text === undefined ? null : <PlainText text={text} />}
      </div>
    </Sheet>
  );
}

function PlainText({ text }: { text: string }) {
  const t = useT('later');
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = () => {
    field.current?.select();
    // Where the browser does not let the page copy, the text is marked for the visitor's own hand.
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div className="flex flex-col gap-2">
      <label className="flex flex-col gap-1.5 text-sm">
        {t('transcript.text')}
        <textarea
          ref={field}
          readOnly
          value={text}
          rows={8}
          dir="auto"
          className="resize-none rounded-xl border border-field-border p-3 text-13"
        />
      </label>
      <Button size="small" icon={<Copy size={15} />} onClick={copy} className="self-end">
        {t(copied ? 'transcript.copied' : 'transcript.copy')}
      </Button>
    </div>
  );
}
