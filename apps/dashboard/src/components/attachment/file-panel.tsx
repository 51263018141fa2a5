import { FileFace } from '@lobby/ui';
import { callEndpoint } from '@lobby/api-client';
import { upload, type Attachment } from '@lobby/contract';
import { useFileSize, useFormats, useT } from '@lobby/i18n';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#/data/api.ts';
import { useFileLink } from './use-file-link.ts';

/** Every file of a conversation, the latest first. `attached` counts those in the thread: another one is looked for. */
export function FilePanel({ conversationId, attached }: { conversationId: string; attached: number }) {
  const t = useT('upload');
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['file', conversationId, attached],
    queryFn: ({ signal }) => callEndpoint(api, upload.files, { id: conversationId }, { signal, retry: false }),
    placeholderData: (before) => before,
  });
  const items = data?.items ?? [];
  if (items.length === 0) return <p className="text-muted">{t('none')}</p>;
  return (
    <ul className="flex flex-col gap-1">
      {items.map((item) => (
        <FileLine key={item.id} file={item} at={item.created_at} />
      ))}
    </ul>
  );
}

function FileLine({ file, at }: { file: Attachment; at: number }) {
  const formats = useFormats();
  const sizeOf = useFileSize();
  const link = useFileLink(file.id);
  return (
    <li>
      <a
        href={link ? `${link.url}?download` : undefined}
        download={file.name}
        className="flex items-center gap-2.5 rounded-lg py-1 hover:bg-surface-hover"
      >
        {link?.thumb_url ? (
          <img src={link.thumb_url} alt="" className="size-10 shrink-0 rounded-lg object-cover" />
        ) : (
          <FileFace mime={file.mime} />
        )}
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block truncate">
            {file.name}
          </span>
          <span className="block text-xs text-muted">
            {sizeOf(file.bytes)} · {formats.relative(at)}
          </span>
        </span>
      </a>
    </li>
  );
}
