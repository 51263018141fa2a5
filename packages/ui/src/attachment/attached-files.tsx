import type { Attachment } from '@lobby/contract';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { AudioPlayer, type AudioPlayerTexts } from '#/audio-player/audio-player.tsx';
import { classNames } from '#/class-names.ts';
import { FileFace } from './file-face.tsx';
import { Lightbox } from './lightbox.tsx';

/** Where a file is found for a while. */
export interface AttachedFileLink {
  readonly url: string;
  readonly thumb_url?: string | undefined;
}

export interface AttachedFileTexts {
  /** Opens a picture. */
  readonly open: (name: string) => string;
  readonly download: string;
  readonly close: string;
  /** Stands for a file that is gone. */
  readonly unavailable: string;
  readonly size: (bytes: number) => string;
  readonly player: AudioPlayerTexts;
}

export interface AttachedFilesProps {
  files: readonly Attachment[];
  label: string;
  /** At the right, where the author of the message writes. */
  end?: boolean | undefined;
  /** Shows one file, with its link: an {@link AttachedFile}. */
  children: (file: Attachment) => ReactNode;
}

/** The files of a message, one beneath the other. */
export function AttachedFiles({ files, label, end = false, children }: AttachedFilesProps) {
  return (
    <ul aria-label={label} className={classNames('flex w-full flex-col gap-1.5', end ? 'items-end' : 'items-start')}>
      {files.map((file) => (
        <li key={file.id} className="flex max-w-full">
          {children(file)}
        </li>
      ))}
    </ul>
  );
}

export interface AttachedFileProps {
  file: Attachment;
  /** undefined before it is known, null where the file is gone. */
  link: AttachedFileLink | null | undefined;
  texts: AttachedFileTexts;
  /** Its corners: those of a bubble, or of a control. */
  corners?: 'bubble' | 'control' | undefined;
}

const CORNERS = { bubble: 'rounded-bubble', control: 'rounded-xl' } as const;

/** A picture as a picture, sound and film to be played, everything else by its name. */
export function AttachedFile({ file, link, texts, corners = 'bubble' }: AttachedFileProps) {
  const look = { texts, corner: CORNERS[corners] };
  if (link !== null && file.thumb && file.width && file.height)
    return <Picture {...look} file={file} width={file.width} height={file.height} link={link} />;
  if (link && /^(audio|video)\//.test(file.mime)) return <Played {...look} file={file} link={link} />;
  return <FileRow {...look} file={file} link={link} />;
}

interface Look {
  file: Attachment;
  texts: AttachedFileTexts;
  corner: string;
}

/** Sound and film, played where they stand. What people send each other comes without captions, so their track is empty. */
function Played({ file, link, texts, corner }: Look & { link: AttachedFileLink }) {
  const [failed, setFailed] = useState(false);
  const { mime, name, bytes } = file;
  const { url } = link;
  const onFail = () => setFailed(true);
  if (failed) return <FileRow file={file} link={link} texts={texts} corner={corner} />;
  if (mime.startsWith('audio/'))
    return <AudioPlayer url={url} bytes={bytes} name={name} texts={texts.player} onFail={onFail} className={corner} />;
  return (
    <video
      controls
      preload="metadata"
      src={url}
      aria-label={name}
      onError={onFail}
      className={classNames('max-h-80 w-75 max-w-full bg-black', corner)}
    >
      <track kind="captions" />
    </video>
  );
}

/** Longer and shorter sides that a picture takes in a thread, in px. */
const SHOWN_WIDTH = 260;
const SHOWN_HEIGHT = 300;

/** The box has its size before the picture arrives, so that nothing moves. */
function Picture({
  file,
  width,
  height,
  link,
  texts,
  corner,
}: Look & { width: number; height: number; link: AttachedFileLink | undefined }) {
  const [open, setOpen] = useState(false);
  const scale = Math.min(1, SHOWN_WIDTH / width, SHOWN_HEIGHT / height);
  const [shownWidth, shownHeight] = [Math.max(48, Math.round(width * scale)), Math.max(48, Math.round(height * scale))];
  return (
    <>
      <button
        type="button"
        aria-label={texts.open(file.name)}
        onClick={() => link && setOpen(true)}
        className={classNames('block max-w-full overflow-hidden border border-border bg-default', corner)}
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
      {open && link ? <Lightbox name={file.name} url={link.url} texts={texts} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function FileRow({ file, link, texts, corner }: Look & { link: AttachedFileLink | null | undefined }) {
  const content = (
    <>
      <FileFace mime={file.mime} />
      <span className="min-w-0 flex-1">
        <span dir="auto" title={file.name} className="block truncate text-sm font-semibold">
          {file.name}
        </span>
        <span className="block text-xs text-muted">{link === null ? texts.unavailable : texts.size(file.bytes)}</span>
      </span>
    </>
  );
  const look = classNames(
    'flex w-65 max-w-full items-center gap-2.5 border border-border bg-surface p-2 text-start text-foreground',
    corner,
  );
  if (!link) return <span className={look}>{content}</span>;
  return (
    <a href={`${link.url}?download`} download={file.name} className={classNames(look, 'hover:bg-surface-hover')}>
      {content}
      <Download size={16} aria-hidden="true" className="me-1 shrink-0 text-muted" />
    </a>
  );
}
