import { useT } from '@lobby/i18n';
import { LinkedText } from '#/components/message/linked-text.tsx';
import { Sheet } from '#/components/sheet.tsx';

export interface SourceSheetProps {
  number: number;
  title: string;
  /** The entry's own words, where they are known. */
  text: string | undefined;
  onClose: () => void;
}

/** One source of an answer. */
export function SourceSheet({ number, title, text, onClose }: SourceSheetProps) {
  const t = useT('chat');
  return (
    <Sheet note={t('answer.source', { number })} title={title} onClose={onClose}>
      {text === undefined ? (
        <p className="mt-3 text-sm text-muted">{t('answer.source_text')}</p>
      ) : (
        <p dir="auto" className="mt-3 text-15 wrap-anywhere whitespace-pre-wrap">
          <LinkedText text={text} />
        </p>
      )}
    </Sheet>
  );
}
