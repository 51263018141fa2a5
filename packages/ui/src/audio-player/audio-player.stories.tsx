import type { Meta, StoryObj } from '@storybook/react-vite';
import { inFour, type Spoken } from '#/stories/in-four.tsx';
import { AudioPlayer } from './audio-player.tsx';

/** A second of silence, so that it can be played without a request. */
const RATE = 8_000;
function silence(): string {
  const header = new DataView(new ArrayBuffer(44));
  const write = (at: number, text: string) => {
    for (let no = 0; no < text.length; no += 1) header.setUint8(at + no, text.charCodeAt(no));
  };
  write(0, 'RIFF');
  header.setUint32(4, 36 + RATE, true);
  write(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, RATE, true);
  header.setUint32(28, RATE, true);
  header.setUint16(32, 1, true);
  header.setUint16(34, 8, true);
  write(36, 'data');
  header.setUint32(40, RATE, true);
  const bytes = new Uint8Array(44 + RATE).fill(128);
  bytes.set(new Uint8Array(header.buffer));
  return `data:audio/wav;base64,${btoa(String.fromCharCode(...bytes))}`;
}

function Recording({ s }: Spoken) {
  const texts = {
    play: s.play,
    pause: s.pause,
    position: s.position,
    speed: (speed: string) => `${s.speed} ${speed}`,
    of: (at: string, length: string) => `${at} / ${length}`,
  };
  return (
    <div className="w-72">
      <AudioPlayer bytes={1} url={silence()} name={s.recording} texts={texts} onFail={() => undefined} />
    </div>
  );
}

const meta: Meta = { title: 'ui/AudioPlayer', render: inFour(Recording) };
export default meta;

/** A recording of one second. */
export const Player: StoryObj = {};
