import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AudioPlayer } from './audio-player.tsx';

const TEXTS = {
  play: 'Play',
  pause: 'Pause',
  position: 'Position',
  speed: (speed: string) => `Speed ${speed}`,
  of: (at: string, length: string) => `${at} of ${length}`,
};

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A player of a recording that is so long, in seconds. */
function open(duration: number, name = 'voice.webm') {
  const onFail = vi.fn<() => void>();
  const { container } = render(<AudioPlayer bytes={1} url="/voice" name={name} texts={TEXTS} onFail={onFail} />);
  const audio = container.querySelector('audio') as HTMLAudioElement;
  const say = (length: number) => {
    Object.defineProperty(audio, 'duration', { value: length, configurable: true });
    act(() => void fireEvent.durationChange(audio));
  };
  say(duration);
  return { audio, say, onFail, user: userEvent.setup() };
}

it('has a name, plays, pauses, and says how far it is', async () => {
  const { audio, user } = open(75);
  expect(screen.getByRole('group', { name: 'voice.webm' })).toBeTruthy();
  expect(screen.getByRole('slider', { name: 'Position' }).getAttribute('aria-valuetext')).toBe('0:00 of 1:15');
  await user.click(screen.getByRole('button', { name: 'Play' }));
  audio.currentTime = 12;
  act(() => void fireEvent.timeUpdate(audio));
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('0:12 of 1:15');
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
});

it('goes where the slider is moved, and as fast as is asked for', async () => {
  const { audio, user } = open(75);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '30' } });
  expect(audio.currentTime).toBe(30);
  await user.click(screen.getByRole('button', { name: 'Speed 1×' }));
  await user.click(screen.getByRole('button', { name: 'Speed 1.5×' }));
  expect(audio.playbackRate).toBe(2);
  await user.click(screen.getByRole('button', { name: 'Speed 2×' }));
  expect(audio.playbackRate).toBe(1);
});

it('looks for the end of a recording that does not say how long it is', () => {
  const { audio, say } = open(Infinity);
  expect(audio.currentTime).toBeGreaterThan(1_000);
  say(4.2);
  expect(audio.currentTime).toBe(0);
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('0:00 of 0:04');
});

it('pauses another one that plays, and says where it cannot be played', async () => {
  const first = open(10, 'first');
  const second = open(10, 'second');
  const [playFirst, playSecond] = screen.getAllByRole('button', { name: 'Play' });
  await first.user.click(playFirst!);
  await first.user.click(playSecond!);
  expect(screen.getByRole('group', { name: 'first' }).querySelector('[aria-label="Play"]')).toBeTruthy();
  expect(screen.getByRole('group', { name: 'second' }).querySelector('[aria-label="Pause"]')).toBeTruthy();
  fireEvent.error(second.audio);
  expect(second.onFail).toHaveBeenCalledOnce();
});
