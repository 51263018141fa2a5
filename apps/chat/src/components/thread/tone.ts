/** Two short notes, a fourth apart: hertz, and when each begins and how long it sounds, in seconds. */
const NOTES = [
  { hertz: 880, at: 0 },
  { hertz: 1_174.66, at: 0.09 },
] as const;
const NOTE_S = 0.22;
/** Soft, and from and to near silence, or it would click. */
const LOUDNESS = 0.08;
const SILENCE = 0.0001;
const ATTACK_S = 0.012;

/** A tone that can be played once the visitor has touched the page: before, browsers keep pages silent. */
export interface Tone {
  /** Called within a touch or a key press; makes it ready. */
  readonly unlock: () => void;
  /** Silent before `unlock`, and where the browser has no Web Audio. */
  readonly play: () => void;
}

/** A tone made of Web Audio's own notes, so that there is no file to fetch. */
export function openTone(Context: typeof AudioContext | undefined = globalThis.AudioContext): Tone {
  let context: AudioContext | undefined;
  return {
    unlock() {
      if (!Context) return;
      context ??= new Context();
      if (context.state === 'suspended') void context.resume().catch(() => undefined);
    },
    play() {
      if (!context || context.state === 'closed') return;
      for (const note of NOTES) sound(context, note);
    },
  };
}

function sound(context: AudioContext, { hertz, at }: (typeof NOTES)[number]): void {
  const begins = context.currentTime + at;
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENCE, begins);
  gain.gain.exponentialRampToValueAtTime(LOUDNESS, begins + ATTACK_S);
  gain.gain.exponentialRampToValueAtTime(SILENCE, begins + NOTE_S);
  const note = context.createOscillator();
  note.type = 'sine';
  note.frequency.value = hertz;
  note.connect(gain).connect(context.destination);
  note.start(begins);
  note.stop(begins + NOTE_S);
}
