import { useEffect, useState } from 'react';
import { peaksOf } from './waveform.ts';

/** A recording that is larger, in bytes, is not fetched for its picture alone. */
const BYTES_MAX = 2_000_000;
const SAMPLE_RATE = 8_000;

/** How loud a recording is over its length; undefined before it is known, and where the browser cannot tell. */
export function useWaveform(url: string, bytes: number): readonly number[] | undefined {
  const [drawn, setDrawn] = useState<{ url: string; peaks: readonly number[] }>();
  useEffect(() => {
    if (bytes > BYTES_MAX || !('OfflineAudioContext' in globalThis)) return undefined;
    const controller = new AbortController();
    readPeaks(url, controller.signal).then(
      (peaks) => setDrawn({ url, peaks }),
      // It is played without a picture: the store of files may not let pages read, or the browser know another format.
      () => undefined,
    );
    return () => controller.abort();
  }, [url, bytes]);
  return drawn?.url === url ? drawn.peaks : undefined;
}

async function readPeaks(url: string, signal: AbortSignal): Promise<number[]> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The recording came with the status ${response.status}`);
  const audio = await new OfflineAudioContext(1, 1, SAMPLE_RATE).decodeAudioData(await response.arrayBuffer());
  return peaksOf(audio.getChannelData(0));
}
