import type { Attachment } from '@lobby/contract';
import { useFileTexts, useT } from '@lobby/i18n';
import { AttachedFile, AttachedFiles } from '@lobby/ui';
import { useFileLink } from './file-links.ts';

export interface AttachmentListProps {
  attachments: readonly Attachment[];
  own: boolean;
}

/** The files of a message: pictures as pictures, sound to be heard, everything else by its name. */
export function AttachmentList({ attachments, own }: AttachmentListProps) {
  const t = useT('upload');
  return (
    <AttachedFiles files={attachments} label={t('files_label')} end={own}>
      {(file) => <LinkedFile file={file} />}
    </AttachedFiles>
  );
}

function LinkedFile({ file }: { file: Attachment }) {
  return <AttachedFile file={file} link={useFileLink(file.id)} texts={useFileTexts()} corners="bubble" />;
}
