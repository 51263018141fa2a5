/** A tone does not begin sooner after the last one, in milliseconds: five messages in a row are one call. */
const GAP_MS = 2_000;
/** A browser that gives sound free only now plays nothing that is older, in milliseconds. */
const STALE_MS = 500;
const RISE_S = 0.02;
const VOLUME = 0.2;
/** Ends of a fade; it cannot go to nothing. */
const SILENCE = 0.0001;

interface Note {
  readonly hertz: number;
  readonly atS: number;
  readonly lastsS: number;
}

/** Two notes that go up for a message; who waits is called by the same ones twice. */
const UP: readonly Note[] = [
  { hertz: 660, atS: 0, lastsS: 0.18 },
  { hertz: 880, atS: 0.12, lastsS: 0.3 },
];
const TWICE: readonly Note[] = [...UP, ...UP.map((note) => ({ ...note, atS: note.atS + 0.5 }))];

let context: AudioContext | undefined;
let playedAt = Number.NEGATIVE_INFINITY;

/**
 * Plays a short tone, made by the browser itself. Nothing is heard before the person has touched the page once: browsers see to that.
 * @returns whether one was asked for; false right after another, or where the browser has no sound
 */
export function playTone(isUrgent: boolean): boolean {
  const now = performance.now();
  if (now - playedAt < GAP_MS || !('AudioContext' in globalThis)) return false;
  playedAt = now;
  const audio = (context ??= new AudioContext());
  const begin = () => {
    if (performance.now() - now < STALE_MS) for (const note of isUrgent ? TWICE : UP) sound(audio, note);
  };
  if (audio.state === 'running') begin();
  // It stays silent where the browser refuses.
  else audio.resume().then(begin, () => undefined);
  return true;
}

function sound(audio: AudioContext, { hertz, atS, lastsS }: Note): void {
  const [from, volume, source] = [audio.currentTime + atS, audio.createGain(), audio.createOscillator()];
  source.type = 'sine';
  source.frequency.value = hertz;
  volume.gain.setValueAtTime(SILENCE, from);
  volume.gain.exponentialRampToValueAtTime(VOLUME, from + RISE_S);
  volume.gain.exponentialRampToValueAtTime(SILENCE, from + lastsS);
  source.connect(volume).connect(audio.destination);
  source.start(from);
  source.stop(from + lastsS);
}
