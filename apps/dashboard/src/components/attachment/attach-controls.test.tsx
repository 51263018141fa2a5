import {
  contacts,
  conversations,
  copilot,
  drafts,
  EVERY_FILE,
  messages,
  notes,
  teams,
  upload,
  type Draft,
  type FileRules,
} from '@lobby/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aContact, aConversation, aMessage } from '#/testing/conversations.ts';
import type { FakeCall } from '#/testing/fake-api.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

const PHOTO = new File(['x'], 'tent.png', { type: 'image/png' });
const ME = { id: 1, name: 'Mina Tan' };

/** What a browser tells of files that are pasted, or moved over the page. */
function tell(kind: 'paste' | 'dragover' | 'drop', files: File[], types = ['Files']): Event {
  const event = new Event(kind, { bubbles: true, cancelable: true });
  Object.defineProperty(event, kind === 'paste' ? 'clipboardData' : 'dataTransfer', { value: { files, types } });
  document.dispatchEvent(event);
  return event;
}

const settings = (files: FileRules) => ({
  auto_assign: true,
  strategy: 'least_busy' as const,
  reply_minutes: 3,
  away_return_minutes: 2,
  auto_away_minutes: 15,
  idle_bot: { on: true, ask_after: 60, resolve_after: 60 },
  idle_waiting: { on: true, ask_after: 720, resolve_after: 720 },
  reopen_hours: 72,
  visitor_edit_minutes: 15,
  abandon_minutes: 4_320,
  waiting_mail: { on: true, after: 10, escalate_after: 20 },
  queue_limit: null,
  busy_lines: { 'en-US': '', 'zh-CN': '', 'zh-HK': '', 'ja-JP': '' },
  files,
  version: 1,
});

async function open(files: FileRules = EVERY_FILE) {
  const conversation = aConversation(1, { status: 'open', owner_kind: 'agent', agent: ME });
  const scene = await renderScreen({
    path: `/dashboard/session?conversation=${conversation.id}`,
    user: { name: ME.name },
    answers: (api) => {
      api.answer(conversations.list, {
        items: [conversation],
        next_cursor: null,
        counts: { mine: 1, waiting: 0, queued: 0, bot: 0, all: 1, mentioned: 0, snoozed: 0, resolved: 0, abandoned: 0, spam: 0 },
        total: 1,
      });
      api.answer(conversations.get, conversation);
      api.answer(conversations.read, { unread: 0 });
      api.answer(contacts.get, aContact());
      api.answer(notes.list, { items: [] });
      api.answer(drafts.list, { items: [] });
      api.answer(drafts.save, ({ body }: FakeCall) => body as Draft);
      api.answer(messages.list, { items: [aMessage(1)], first_seq: 1, last_seq: 1 });
      api.answer(copilot.state, { model: false });
      api.answer(teams.settings, settings(files));
    },
  });
  await screen.findByRole('button', { name: /^Attach \(up to/ });
  return scene;
}

describe('a file', () => {
  it('that is pasted is attached; a table that is pasted stays text', async () => {
    await open();
    expect(tell('paste', [PHOTO], ['text/plain', 'Files']).defaultPrevented).toBe(false);
    expect(screen.queryByText('tent.png')).toBeNull();
    expect(tell('paste', [PHOTO]).defaultPrevented).toBe(true);
    expect(await screen.findByText('tent.png')).toBeTruthy();
  });

  it('that is dropped is attached, and words that are dragged are left alone', async () => {
    await open();
    expect(tell('dragover', [], ['text/html']).defaultPrevented).toBe(false);
    expect(tell('dragover', [PHOTO]).defaultPrevented).toBe(true);
    expect(screen.queryByText('tent.png')).toBeNull();
    tell('drop', [PHOTO]);
    expect(await screen.findByText('tent.png')).toBeTruthy();
  });

  it('is of the kinds and the size that the business lets its people send', async () => {
    await open({ ...EVERY_FILE, staff: { kinds: ['image'], max_mb: 7 } });
    expect(screen.getByRole('button', { name: 'Attach (up to 7 MB)' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Photo or file').accept).toBe('image/*');
  });
});

describe('a file that is refused', () => {
  it('says why beside itself before it travels, and the reply goes without it', async () => {
    const { api, user } = await open({ ...EVERY_FILE, staff: { kinds: ['image'], max_mb: 1 } });
    api.answer(messages.send, aMessage(2, { author_kind: 'agent', body: 'Look' }));
    const big = new File([new Uint8Array(1024 * 1024 + 1)], 'big.png', { type: 'image/png' });
    tell('paste', [big, new File([], 'empty.png', { type: 'image/png' }), new File(['x'], 'run.exe'), new File(['x'], 'a.pdf')]);
    const tray = within(await screen.findByRole('list', { name: 'Attached files' }));
    expect(await tray.findByText('This file is larger than 1 MB. Send a smaller one.')).toBeTruthy();
    expect(tray.getByText('This file is empty.')).toBeTruthy();
    expect(tray.getByText('Programs and scripts can’t be sent.')).toBeTruthy();
    expect(tray.getByText('Files of this kind aren’t accepted here.')).toBeTruthy();
    expect(tray.queryByRole('button', { name: /^Retry/ })).toBeNull();
    expect(api.callsTo(upload.prepare)).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /^Reply/ }), 'Look');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(api.callsTo(messages.send)[0]?.body).toMatchObject({ text: 'Look' }));
    expect(screen.queryByRole('list', { name: 'Attached files' })).toBeNull();
  });
});

/** A microphone, and what became of it. */
function withMicrophone(answer: 'allowed' | 'denied') {
  const track = { stop: vi.fn<() => void>() };
  class FakeRecorder extends EventTarget {
    static isTypeSupported = (type: string) => type.startsWith('audio/mp4');
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
  it('is attached when it is done, and the microphone is let go of', async () => {
    const { track } = withMicrophone('allowed');
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Voice note' }));
    expect(await screen.findByRole('timer', { name: 'Recording 0:00' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Attach recording' }));
    expect(await screen.findByText(/^voice-.+\.m4a$/)).toBeTruthy();
    expect(track.stop).toHaveBeenCalledOnce();
  });

  it('that is discarded is not attached', async () => {
    const { track } = withMicrophone('allowed');
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Voice note' }));
    await user.click(await screen.findByRole('button', { name: 'Discard recording' }));
    await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
    expect(screen.queryByText(/^voice-/)).toBeNull();
    expect(track.stop).toHaveBeenCalledOnce();
  });

  it('needs the microphone, and says so where it is refused', async () => {
    withMicrophone('denied');
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Voice note' }));
    expect(await screen.findByText(/The microphone isn’t available/)).toBeTruthy();
  });

  it('is not offered where no sound may be sent', async () => {
    withMicrophone('allowed');
    await open({ ...EVERY_FILE, staff: { kinds: ['image', 'document'], max_mb: 7 } });
    expect(screen.queryByRole('button', { name: 'Voice note' })).toBeNull();
  });
});
