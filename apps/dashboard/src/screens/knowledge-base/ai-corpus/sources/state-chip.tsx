import type { SourcePageState, SourceState } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Chip, type Tone } from '@lobby/ui';
import { Ban, CircleAlert, CircleCheck, CirclePause, Clock, EyeOff, History, Hourglass, LoaderCircle, type LucideIcon } from 'lucide-react';

type State = SourceState | SourcePageState | 'off';

const LOOKS: Readonly<Record<State, { tone: Tone; Icon: LucideIcon }>> = {
  pending: { tone: 'neutral', Icon: Clock },
  fetching: { tone: 'accent', Icon: LoaderCircle },
  parsing: { tone: 'accent', Icon: LoaderCircle },
  splitting: { tone: 'accent', Icon: LoaderCircle },
  indexing: { tone: 'accent', Icon: LoaderCircle },
  ready: { tone: 'success', Icon: CircleCheck },
  stale: { tone: 'warning', Icon: History },
  failed: { tone: 'danger', Icon: CircleAlert },
  paused: { tone: 'warning', Icon: CirclePause },
  refused: { tone: 'warning', Icon: Ban },
  skipped: { tone: 'neutral', Icon: EyeOff },
  gone: { tone: 'neutral', Icon: EyeOff },
  held: { tone: 'warning', Icon: Hourglass },
  off: { tone: 'neutral', Icon: EyeOff },
};

/** How far a source or a page has come. */
export function StateChip({ state }: { state: State }) {
  const t = useT('sources');
  const { tone, Icon } = LOOKS[state];
  const isMoving = Icon === LoaderCircle;
  return (
    <Chip tone={tone} icon={<Icon aria-hidden="true" className={isMoving ? 'motion-safe:animate-spin' : ''} />}>
      {t(`state.${state}`)}
    </Chip>
  );
}

const AT_WORK: ReadonlySet<SourceState> = new Set<SourceState>(['pending', 'fetching', 'parsing', 'splitting', 'indexing']);

/** Whether somebody works on a source. */
export function isAtWork(state: SourceState): boolean {
  return AT_WORK.has(state);
}
