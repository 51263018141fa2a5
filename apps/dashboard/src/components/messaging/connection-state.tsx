import type { MessagingChannel } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Chip } from '@lobby/ui';
import { CircleCheck, CirclePause, CircleX, Hourglass, KeyRound, TriangleAlert } from 'lucide-react';

const LOOKS = {
  connected: { tone: 'success', icon: <CircleCheck aria-hidden="true" /> },
  waiting: { tone: 'accent', icon: <Hourglass aria-hidden="true" /> },
  paused: { tone: 'neutral', icon: <CirclePause aria-hidden="true" /> },
  degraded: { tone: 'warning', icon: <TriangleAlert aria-hidden="true" /> },
  auth_expired: { tone: 'danger', icon: <KeyRound aria-hidden="true" /> },
  disconnected: { tone: 'danger', icon: <CircleX aria-hidden="true" /> },
} as const;

type Standing = Pick<MessagingChannel, 'state' | 'status' | 'last_in_at'>;

/** How a connection stands, in a word: what is wrong comes before what somebody chose. */
export function ConnectionState({ channel: { state, status, last_in_at: lastIn } }: { channel: Standing }) {
  const t = useT('channels');
  const shown = state !== 'connected' ? state : status === 'paused' ? 'paused' : lastIn === null ? 'waiting' : 'connected';
  const { tone, icon } = LOOKS[shown];
  return (
    <Chip tone={tone} icon={icon}>
      {t(`state.${shown}`)}
    </Chip>
  );
}
