/** What is done with a recording. */
export interface SoundTask {
  /** What it is made into; `measure` only finds out how long it is. */
  do: 'ogg' | 'm4a' | 'measure';
  /** Where it lies, and where what is made of it is put. */
  from: string;
  to: string;
}

/** How it went: how long the recording is, in milliseconds; or what is wrong with it. */
export type SoundAnswer = { durationMs: number } | { refused: string };
