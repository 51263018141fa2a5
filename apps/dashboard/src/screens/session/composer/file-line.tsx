import { wayOfFile, type Attachment } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { classNames } from '@lobby/ui';
import { useServiceName } from '#/components/messaging/service-mark.tsx';
import type { ConversationChannel } from '#/data/messaging.ts';

interface FileLineProps {
  kind: ConversationChannel['kind'];
  files: readonly Attachment[];
}

/** Says, before anything is sent, which files the service takes in no form, or not as they are. */
export function FileLine({ kind, files }: FileLineProps) {
  const t = useT('messaging');
  const service = useServiceName()(kind);
  const said = files.flatMap((file): { file: Attachment; words: 'refused' | 'link' | 'still' }[] => {
    const { kind: way } = wayOfFile(kind, file);
    if (way === 'refused' || way === 'link') return [{ file, words: way }];
    return way === 'made' && file.mime === 'image/gif' ? [{ file, words: 'still' }] : [];
  });
  return (
    <div role="status" className="px-3.5 pt-1 text-xs text-pretty wrap-anywhere text-muted empty:hidden">
      {said.map(({ file: { id, name }, words }) => (
        <p key={id} className={classNames(words === 'refused' && 'text-danger-text')}>
          {t(`files.${words}`, { service, name })}
        </p>
      ))}
    </div>
  );
}
