import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { takeTurns } from '#/take-turns.ts';
import type { SoundAnswer, SoundTask } from './sound-task.ts';

const MAKER = fileURLToPath(new URL('./make-sound.child.ts', import.meta.url));
const MEMORY_MB = 512;
/** Longest work on one recording, in milliseconds. */
export const SOUND_MAX_MS = 60_000;
/** Recordings that are worked on at a time: it takes a whole processor. */
const inTurn = takeTurns(1);

/**
 * Works on a recording in a process of its own: no file, however made, holds up or ends the one that serves.
 * @returns how it went; it is refused too where it takes more time or memory than any may
 */
export function makeSound(task: SoundTask, timeMs = SOUND_MAX_MS): Promise<SoundAnswer> {
  return inTurn(async () => {
    // Strangers' files are read there: it gets nothing of this process's environment.
    const child = spawn(process.execPath, [`--max-old-space-size=${MEMORY_MB}`, MAKER, JSON.stringify(task)], {
      env: {},
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeMs,
      killSignal: 'SIGKILL',
    });
    const [said, words] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    if (child.signalCode !== null) return { refused: 'it takes more time or memory than any recording may' };
    if (child.exitCode !== 0) throw new Error(`the process for recordings ended with ${child.exitCode}: ${words.slice(-4_000)}`);
    return JSON.parse(said) as SoundAnswer;
  });
}
