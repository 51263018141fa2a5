import type { Attachment } from '@lobby/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AttachedFile, AttachedFiles, type AttachedFileLink, type AttachedFileTexts } from './attached-files.tsx';

const TEXTS: AttachedFileTexts = {
  open: (name) => `Open ${name}`,
  download: 'Download',
  close: 'Close',
  unavailable: 'Gone',
  size: (bytes) => `${bytes} B`,
  player: { play: 'Play', pause: 'Pause', position: 'Position', speed: (speed) => speed, of: (at, length) => `${at} of ${length}` },
};
const LINK = { url: '/files/1', thumb_url: '/files/1/thumb' };
const PICTURE: Attachment = { id: '1', name: 'tent.png', mime: 'image/png', bytes: 10, width: 600, height: 300, thumb: true };
const CONTRACT: Attachment = { id: '2', name: 'contract.pdf', mime: 'application/pdf', bytes: 20 };
const VOICE: Attachment = { id: '3', name: 'voice.webm', mime: 'audio/webm', bytes: 30 };

function show(files: readonly Attachment[], link: AttachedFileLink | null | undefined) {
  return render(
    <AttachedFiles files={files} label="Files">
      {(file) => <AttachedFile file={file} link={link} texts={TEXTS} />}
    </AttachedFiles>,
  );
}

beforeEach(() => {
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    this.open = true;
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('a picture has its size before it is there, and opens as large as the window', async () => {
  const { container, rerender } = show([PICTURE], undefined);
  expect(container.querySelector('svg')?.getAttribute('width')).toBe('260');
  rerender(<AttachedFile file={PICTURE} link={LINK} texts={TEXTS} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Open tent.png' }));
  expect(screen.getByRole('dialog', { name: 'tent.png' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe('/files/1?download');
});

it('any other file is named in full, with its size, and downloads', () => {
  show([CONTRACT], LINK);
  expect(screen.getByTitle('contract.pdf')).toBeTruthy();
  expect(screen.getByText('20 B')).toBeTruthy();
  expect(screen.getByRole('link', { name: /contract.pdf/ }).getAttribute('download')).toBe('contract.pdf');
});

it('a file that is gone says so and leads nowhere', () => {
  show([PICTURE, CONTRACT], null);
  expect(screen.getAllByText('Gone')).toHaveLength(2);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a recording is played where it stands; one that the browser cannot play is downloaded', () => {
  const { container } = show([VOICE], LINK);
  expect(screen.getByRole('group', { name: 'voice.webm' })).toBeTruthy();
  const audio = container.querySelector('audio');
  expect(audio).toBeTruthy();
  if (audio) fireEvent.error(audio);
  expect(screen.getByRole('link', { name: /voice.webm/ })).toBeTruthy();
});
