import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Longest voice note, in seconds. */
const RECORDING_MAX_S = 300;
/** Forms of sound, the smallest first; Safari knows the last one only. */
const FORMS = [
  { type: 'audio/webm;codecs=opus', ending: 'webm' },
  { type: 'audio/mp4', ending: 'm4a' },
];

const formOf = () => (typeof MediaRecorder === 'undefined' ? undefined : FORMS.find(({ type }) => MediaRecorder.isTypeSupported(type)));

/** What Chromium alone tells: a page may keep its frames from the microphone. */
type WithPolicy = Document & { readonly featurePolicy?: { allowsFeature(feature: string): boolean } };

/** Whether this browser can record at all, here; it may still refuse. */
export function canRecord(): boolean {
  const isForbidden = (document as WithPolicy).featurePolicy?.allowsFeature('microphone') === false;
  return formOf() !== undefined && 'mediaDevices' in navigator && !isForbidden;
}

export interface Recorder {
  /** Seconds recorded so far; undefined while nothing is being recorded. */
  readonly seconds: number | undefined;
  /** The browser or the person said no. */
  readonly denied: boolean;
  readonly start: () => Promise<void>;
  /** Ends it; the note goes to `onNote`. */
  readonly finish: () => void;
  readonly drop: () => void;
}

/** Records a voice note. The microphone is let go of as soon as it ends. */
export function useRecorder(onNote: (note: File) => void): Recorder {
  const [seconds, setSeconds] = useState<number>();
  const [denied, setDenied] = useState(false);
  const recorder = useRef<MediaRecorder>(undefined);
  const kept = useRef(false);
  const stop = (keep: boolean) => {
    kept.current = keep;
    if (recorder.current?.state === 'recording') recorder.current.stop();
  };
  const end = useEffectEvent(stop);
  useEffect(() => {
    if (seconds === undefined) return undefined;
    if (seconds >= RECORDING_MAX_S) end(true);
    const timer = setTimeout(() => setSeconds((before) => (before === undefined ? undefined : before + 1)), 1_000);
    return () => clearTimeout(timer);
  }, [seconds]);
  useEffect(() => () => end(false), []);
  return {
    seconds,
    denied,
    async start() {
      const form = formOf();
      if (!form) return;
      setDenied(false);
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true }).catch(() => undefined);
      if (!stream) return setDenied(true);
      const chunks: Blob[] = [];
      const device = new MediaRecorder(stream, { mimeType: form.type });
      recorder.current = device;
      device.addEventListener('dataavailable', ({ data }) => chunks.push(data));
      device.addEventListener('stop', () => {
        for (const track of stream.getTracks()) track.stop();
        setSeconds(undefined);
        const type = form.type.split(';')[0] ?? form.type;
        if (kept.current)
          onNote(new File(chunks, `voice-${new Date().toISOString().slice(0, 19).replaceAll(/[T:]/g, '-')}.${form.ending}`, { type }));
      });
      device.start();
      setSeconds(0);
      return undefined;
    },
    finish: () => stop(true),
    drop: () => stop(false),
  };
}
