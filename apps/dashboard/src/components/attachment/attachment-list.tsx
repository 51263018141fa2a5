import type { Attachment } from '@lobby/contract';
import { useFileTexts, useT } from '@lobby/i18n';
import { AttachedFile, AttachedFiles } from '@lobby/ui';
import { useFileLink } from './use-file-link.ts';

export interface AttachmentListProps {
  attachments: readonly Attachment[];
  /** At the right, where the business writes. */
  end: boolean;
}

/** The files of a message: pictures as pictures, sound to be heard, everything else by its name. */
export function AttachmentList({ attachments, end }: AttachmentListProps) {
  const t = useT('upload');
  return (
    <AttachedFiles files={attachments} label={t('files_label')} end={end}>
      {(file) => <LinkedFile file={file} />}
    </AttachedFiles>
  );
}

function LinkedFile({ file }: { file: Attachment }) {
  return <AttachedFile file={file} link={useFileLink(file.id)} texts={useFileTexts()} corners="control" />;
}
