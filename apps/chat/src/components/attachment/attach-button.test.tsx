import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FakePlatform } from '#/testing/fake-platform.ts';
import { FakeUploads } from '#/testing/fake-uploads.ts';
import { renderChat } from '#/testing/render-chat.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

const PHOTO = new File(['x'], 'tent.png', { type: 'image/png' });

/** What a browser tells of files that are pasted, or moved over the page. */
function tell(kind: 'paste' | 'dragover' | 'drop', files: File[], types = ['Files']): Event {
  const event = new Event(kind, { bubbles: true, cancelable: true });
  const carried = { files, types };
  Object.defineProperty(event, kind === 'paste' ? 'clipboardData' : 'dataTransfer', { value: carried });
  document.dispatchEvent(event);
  return event;
}

async function open(platform = new FakePlatform()) {
  const uploads = new FakeUploads();
  const scene = await renderChat({ platform, plugs: [uploads] });
  return { ...scene, uploads, attach: await screen.findByRole('button', { name: 'Attach' }) };
}

describe('a file', () => {
  test('that is pasted is attached; a table that is pasted stays text', async () => {
    await open();
    expect(tell('paste', [PHOTO], ['text/plain', 'Files']).defaultPrevented).toBe(false);
    expect(screen.queryByText('tent.png')).toBeNull();
    expect(tell('paste', [PHOTO]).defaultPrevented).toBe(true);
    expect(await screen.findByText('tent.png')).toBeTruthy();
  });

  test('that is dropped is attached, and the page says so while it is held over it', async () => {
    await open();
    tell('dragover', [PHOTO]);
    expect(await screen.findByText('Drop files here to attach them')).toBeTruthy();
    tell('drop', [PHOTO]);
    expect(await screen.findByText('tent.png')).toBeTruthy();
    expect(screen.queryByText('Drop files here to attach them')).toBeNull();
    expect(tell('dragover', [], ['text/html']).defaultPrevented).toBe(false);
  });

  test('is of the kinds and the size that the business takes', async () => {
    const platform = new FakePlatform();
    platform.files = { kinds: ['image', 'archive'], max_bytes: 5 * 1024 * 1024 };
    const { user, attach } = await open(platform);
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Photo or file').accept).toBe('image/*,.zip,.7z,.rar,.gz,.tgz,.tar,.bz2,.xz'),
    );
    await user.click(attach);
    expect(screen.getByText('Up to 5 MB')).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Voice note' })).toBeNull();
  });

  test('that is refused says why beside itself before it travels, and the rest goes without it', async () => {
    const platform = new FakePlatform();
    platform.files = { kinds: ['image', 'document'], max_bytes: 1_024 };
    const { user, uploads } = await open(platform);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Photo or file').accept).toMatch(/^image/));
    const big = new File(['x'.repeat(1_025)], 'big.png', { type: 'image/png' });
    tell('paste', [big, new File([], 'empty.txt'), new File(['x'], 'run.exe'), new File(['x'], 'song.mp3', { type: 'audio/mpeg' }), PHOTO]);
    const tray = within(await screen.findByRole('list', { name: 'Attached files' }));
    expect(await tray.findByText('This file is larger than 1 kB. Send a smaller one.')).toBeTruthy();
    expect(tray.getByText('This file is empty.')).toBeTruthy();
    expect(tray.getByText('Programs and scripts can’t be sent.')).toBeTruthy();
    expect(tray.getByText('Files of this kind aren’t accepted here.')).toBeTruthy();
    expect(tray.queryByRole('button', { name: /^Retry/ })).toBeNull();
    await tray.findByRole('button', { name: 'Remove tent.png' });
    await user.type(screen.getByRole('textbox'), 'The tent{Enter}');
    await waitFor(() => expect(platform.callsTo('messages')).toHaveLength(1));
    expect(platform.callsTo('messages')[0]?.fields).toMatchObject({ text: 'The tent', attachments: [expect.any(String)] });
    expect(uploads.names).toEqual(['tent.png']);
    expect(screen.queryByRole('list', { name: 'Attached files' })).toBeNull();
  });

  test('may be anything where nothing is ruled out', async () => {
    await open();
    expect(screen.getByLabelText<HTMLInputElement>('Photo or file').accept).toBe('');
  });
});

/** A microphone, and what became of it. */
function withMicrophone(answer: 'allowed' | 'denied') {
  const track = { stop: vi.fn<() => void>() };
  class FakeRecorder extends EventTarget {
    static isTypeSupported = (type: string) => type.startsWith('audio/webm');
    state = 'inactive';
    start() {
      this.state = 'recording';
    }
    stop() {
      this.state = 'inactive';
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['sound']) }));
      this.dispatchEvent(new Event('stop'));
    }
  }
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  const getUserMedia = () =>
    answer === 'allowed' ? Promise.resolve({ getTracks: () => [track] }) : Promise.reject(new DOMException('no', 'NotAllowedError'));
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  return { track };
}

describe('a voice note', () => {
  const record = async (scene: Awaited<ReturnType<typeof open>>) => {
    await scene.user.click(scene.attach);
    await scene.user.click(screen.getByRole('menuitem', { name: 'Voice note' }));
  };

  test('is attached when it is done, and the microphone is let go of', async () => {
    const { track } = withMicrophone('allowed');
    const scene = await open();
    await record(scene);
    expect(await screen.findByRole('timer', { name: 'Recording 0:00' })).toBeTruthy();
    await scene.user.click(screen.getByRole('button', { name: 'Attach recording' }));
    expect(await screen.findByText(/^voice-.+\.webm$/)).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(track.stop).toHaveBeenCalledOnce();
  });

  test('that is discarded is not attached', async () => {
    const { track } = withMicrophone('allowed');
    const scene = await open();
    await record(scene);
    await scene.user.click(await screen.findByRole('button', { name: 'Discard recording' }));
    await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
    expect(screen.queryByText(/^voice-/)).toBeNull();
    expect(track.stop).toHaveBeenCalledOnce();
  });

  test('needs the microphone, and says so where it is refused', async () => {
    withMicrophone('denied');
    await record(await open());
    expect(await screen.findByText(/The microphone isn’t available/)).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();
  });
});
