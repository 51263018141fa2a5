import type { Channel } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Chip } from '@lobby/ui';
import { CircleCheck, CirclePause, Hourglass } from 'lucide-react';

const LOOKS = {
  live: { tone: 'success', icon: <CircleCheck aria-hidden="true" /> },
  waiting: { tone: 'accent', icon: <Hourglass aria-hidden="true" /> },
  paused: { tone: 'neutral', icon: <CirclePause aria-hidden="true" /> },
} as const;

/** Whether a website or an app shows the chat, in a word. */
export function WebState({ channel: { status, last_hello_at: shownAt } }: { channel: Pick<Channel, 'status' | 'last_hello_at'> }) {
  const t = useT('channels');
  const state = status === 'paused' ? 'paused' : shownAt === null ? 'waiting' : 'live';
  const { tone, icon } = LOOKS[state];
  return (
    <Chip tone={tone} icon={icon}>
      {t(`web.${state}`)}
    </Chip>
  );
}
