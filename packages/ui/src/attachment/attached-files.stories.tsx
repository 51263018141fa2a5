import type { Meta, StoryObj } from '@storybook/react-vite';
import { inFour, type Spoken } from '#/stories/in-four.tsx';
import { AttachedFile, AttachedFiles, type AttachedFileTexts } from './attached-files.tsx';
import { FileFace } from './file-face.tsx';

const TENT =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"%3E%3Crect width="60" height="40" fill="%23cfe3d4"/%3E%3C/svg%3E';
const FILES = [
  { id: 'a', name: 'tent.svg', mime: 'image/svg+xml', bytes: 4_000, width: 60, height: 40, thumb: true },
  { id: 'b', name: `${'a-very-long-name-'.repeat(6)}.pdf`, mime: 'application/pdf', bytes: 4_000 },
  { id: 'c', name: 'old.zip', mime: 'application/zip', bytes: 4_000 },
];
const LINKS: Readonly<Record<string, { url: string; thumb_url: string } | undefined>> = {
  a: { url: TENT, thumb_url: TENT },
  b: { url: TENT, thumb_url: TENT },
};

function Message({ s }: Spoken) {
  const texts: AttachedFileTexts = {
    open: (name) => `${s.fileOpen} ${name}`,
    download: s.fileDownload,
    close: s.fileClose,
    unavailable: s.fileGone,
    size: (bytes) => `${bytes / 1_000} kB`,
    player: {
      play: s.play,
      pause: s.pause,
      position: s.position,
      speed: (speed) => `${s.speed} ${speed}`,
      of: (at, of) => `${at} / ${of}`,
    },
  };
  return (
    <div className="flex w-80 flex-col gap-4">
      <AttachedFiles files={FILES} label={s.messageFiles}>
        {(file) => <AttachedFile file={file} link={LINKS[file.id] ?? null} texts={texts} />}
      </AttachedFiles>
      <FileFace mime="audio/ogg" />
    </div>
  );
}

const meta: Meta = { title: 'ui/AttachedFiles', render: inFour(Message) };
export default meta;

/** A picture, a file with a long name, and one that is gone. */
export const OfAMessage: StoryObj = {};
