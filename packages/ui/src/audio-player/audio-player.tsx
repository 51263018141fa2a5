import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { classNames } from '#/class-names.ts';
import { useWaveform } from './use-waveform.ts';

/** How fast a recording can be heard, one press after the other. */
const SPEEDS = [1, 1.5, 2] as const;
/** Further than any recording is long, in seconds: browsers look for the end of one that does not say how long it is. */
const BEYOND_END_S = 1e7;

export interface AudioPlayerTexts {
  readonly play: string;
  readonly pause: string;
  readonly position: string;
  /** @param speed such as `1.5×` */
  readonly speed: (speed: string) => string;
  /** How far it is, as screen readers say it. @param at such as `0:04` */
  readonly of: (at: string, length: string) => string;
}

export interface AudioPlayerProps {
  url: string;
  /** How large it is: what is small is drawn. */
  bytes: number;
  /** What is heard, for screen readers. */
  name: string;
  texts: AudioPlayerTexts;
  /** It cannot be played here. */
  onFail: () => void;
  className?: string | undefined;
}

/** Plays a recording where it stands: play and pause, how far it is, and how fast. Another one that plays is paused. */
export function AudioPlayer({ url, bytes, name, texts, onFail, className }: AudioPlayerProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [length, setLength] = useState<number>();
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(1);
  const isMeasuring = useRef(false);
  const peaks = useWaveform(url, bytes);

  const readLength = () => {
    const element = audio.current;
    if (!element) return;
    if (Number.isFinite(element.duration)) {
      setLength(element.duration);
      if (isMeasuring.current) element.currentTime = 0;
      isMeasuring.current = false;
    } else if (!isMeasuring.current) {
      isMeasuring.current = true;
      element.currentTime = BEYOND_END_S;
    }
  };
  const toggle = () => {
    if (playing) return audio.current?.pause();
    for (const other of document.querySelectorAll('audio')) if (other !== audio.current) other.pause();
    // What cannot be played says so by its own event.
    audio.current?.play().catch(() => setPlaying(false));
    return undefined;
  };
  const faster = () => {
    const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
    setSpeed(next);
    if (audio.current) audio.current.playbackRate = next;
  };
  const clock = length === undefined ? clockOf(at) : texts.of(clockOf(at), clockOf(length));
  return (
    <div
      role="group"
      aria-label={name}
      className={classNames('flex w-65 max-w-full items-center gap-2 border border-border bg-surface p-1.5 text-foreground', className)}
    >
      <audio
        ref={audio}
        src={url}
        preload="metadata"
        onLoadedMetadata={readLength}
        onDurationChange={readLength}
        onTimeUpdate={() => (isMeasuring.current ? undefined : setAt(audio.current?.currentTime ?? 0))}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setAt(0)}
        onError={onFail}
      >
        <track kind="captions" />
      </audio>
      <button
        type="button"
        aria-label={playing ? texts.pause : texts.play}
        onClick={toggle}
        className="flex size-9 shrink-0 items-center justify-center rounded-full bg-accent-solid text-accent-foreground hover:bg-accent-solid-hover pointer-coarse:size-11"
      >
        {playing ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" className="ms-0.5" />}
      </button>
      <span className="relative flex h-6 min-w-0 flex-1 items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:h-11">
        {peaks ? <Waveform peaks={peaks} share={length ? at / length : 0} /> : null}
        <input
          type="range"
          aria-label={texts.position}
          aria-valuetext={clock}
          min={0}
          max={length ?? 0}
          step={0.1}
          value={Math.min(at, length ?? 0)}
          disabled={length === undefined}
          onChange={({ currentTarget }) => {
            const moved = Number(currentTarget.value);
            if (audio.current) audio.current.currentTime = moved;
            setAt(moved);
          }}
          className={classNames(
            'h-6 w-full accent-accent disabled:opacity-50 pointer-coarse:h-11',
            // The picture shows how far it is; keys and fingers still move what lies over it.
            peaks && 'absolute inset-0 cursor-pointer opacity-0',
          )}
        />
      </span>
      <span aria-hidden="true" className="shrink-0 text-xs text-muted tabular-nums">
        {clockOf(at > 0 || length === undefined ? at : length)}
      </span>
      <button
        type="button"
        aria-label={texts.speed(`${speed}×`)}
        onClick={faster}
        className="h-7 min-w-10 shrink-0 rounded-full bg-default px-1.5 text-xs font-semibold tabular-nums hover:bg-border pointer-coarse:h-11"
      >
        {speed}×
      </button>
    </div>
  );
}

function clockOf(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** How loud it is over its length; what was heard is in colour. */
function Waveform({ peaks, share }: { peaks: readonly number[]; share: number }) {
  return (
    <span aria-hidden="true" className="flex h-6 w-full items-center gap-px">
      {peaks
        .map((peak, bar) => ({ peak, bar, place: `bar ${bar}` }))
        .map(({ peak, bar, place }) => (
          <span
            key={place}
            style={{ height: `${peak * 100}%` }}
            className={classNames('min-w-px flex-1 rounded-full', (bar + 0.5) / peaks.length <= share ? 'bg-accent' : 'bg-muted/40')}
          />
        ))}
    </span>
  );
}
