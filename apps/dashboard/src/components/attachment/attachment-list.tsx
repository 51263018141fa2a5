import type { Attachment } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { AudioPlayer, classNames } from '@lobby/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { FileFace } from './file-face.tsx';
import { useFileLink, type FileLink } from './use-file-link.ts';
import { Lightbox } from './lightbox.tsx';
import { useFileSize } from './use-file-size.ts';

export interface AttachmentListProps {
  attachments: readonly Attachment[];
  /** At the right, where the business writes. */
  end: boolean;
}

/** The files of a message: pictures as pictures, sound to be heard, everything else by its name. */
export function AttachmentList({ attachments, end }: AttachmentListProps) {
  const t = useT('upload');
  return (
    <ul aria-label={t('files_label')} className={classNames('flex w-full flex-col gap-1.5', end ? 'items-end' : 'items-start')}>
      {attachments.map((file) => (
        <li key={file.id} className="flex max-w-full">
          <OneFile file={file} />
        </li>
      ))}
    </ul>
  );
}

function OneFile({ file }: { file: Attachment }) {
  const link = useFileLink(file.id);
  if (link !== null && file.thumb && file.width && file.height)
    return <Picture file={file} width={file.width} height={file.height} link={link} />;
  if (link && /^(audio|video)\//.test(file.mime)) return <Played file={file} link={link} />;
  return <FileRow file={file} link={link} />;
}

/** Sound and film, played where they stand. What people send each other comes without captions, so their track is empty. */
function Played({ file, link }: { file: Attachment; link: FileLink }) {
  const t = useT('upload');
  const [failed, setFailed] = useState(false);
  const { mime, name } = file;
  const { url } = link;
  if (failed) return <FileRow file={file} link={link} />;
  if (mime.startsWith('audio/'))
    return (
      <AudioPlayer
        url={url}
        name={name}
        texts={{
          play: t('play'),
          pause: t('pause'),
          position: t('position'),
          speed: (speed) => t('speed', { speed }),
          of: (at, length) => t('time_of', { at, length }),
        }}
        onFail={() => setFailed(true)}
        className="rounded-xl"
      />
    );
  return (
    <video
      controls
      preload="metadata"
      src={url}
      aria-label={name}
      onError={() => setFailed(true)}
      className="max-h-80 w-75 max-w-full rounded-xl bg-black"
    >
      <track kind="captions" />
    </video>
  );
}

/** Longer and shorter sides that a picture takes in a thread, in px. */
const SHOWN_WIDTH = 260;
const SHOWN_HEIGHT = 300;

/** The box has its size before the picture arrives, so that nothing moves. */
function Picture({ file, width, height, link }: { file: Attachment; width: number; height: number; link: FileLink | undefined }) {
  const t = useT('upload');
  const [open, setOpen] = useState(false);
  const scale = Math.min(1, SHOWN_WIDTH / width, SHOWN_HEIGHT / height);
  const [shownWidth, shownHeight] = [Math.max(48, Math.round(width * scale)), Math.max(48, Math.round(height * scale))];
  return (
    <>
      <button
        type="button"
        aria-label={t('open', { name: file.name })}
        onClick={() => link && setOpen(true)}
        className="block max-w-full overflow-hidden rounded-xl border border-border bg-default"
      >
        {link ? (
          <img
            src={link.thumb_url}
            alt={file.name}
            width={shownWidth}
            height={shownHeight}
            decoding="async"
            className="block h-auto max-w-full object-cover"
          />
        ) : (
          <svg width={shownWidth} height={shownHeight} aria-hidden="true" className="block h-auto max-w-full" />
        )}
      </button>
      {open && link ? <Lightbox name={file.name} url={link.url} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function FileRow({ file, link }: { file: Attachment; link: FileLink | null | undefined }) {
  const t = useT('upload');
  const size = useFileSize()(file.bytes);
  const content = (
    <>
      <FileFace mime={file.mime} />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate text-sm font-semibold">
          {file.name}
        </span>
        <span className="block text-xs text-muted">{link === null ? t('unavailable') : size}</span>
      </span>
    </>
  );
  const look = 'flex w-65 max-w-full items-center gap-2.5 rounded-xl border border-border bg-surface p-2 text-start text-foreground';
  if (!link) return <span className={look}>{content}</span>;
  return (
    <a href={`${link.url}?download`} download={file.name} className={`${look} hover:bg-surface-hover`}>
      {content}
      <Download size={16} aria-hidden="true" className="me-1 shrink-0 text-muted" />
    </a>
  );
}
