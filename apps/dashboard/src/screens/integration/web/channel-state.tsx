import type { Channel } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Chip } from '@lobby/ui';
import { useNow } from '#/components/use-now.ts';

/** Times that have passed are worded anew this often, in milliseconds. */
const LOOK_MS = 60_000;

const TONES = { live: 'success', waiting: 'warning', paused: 'neutral' } as const;

/** Whether pages show it. */
export function ChannelState({ channel: { status, last_hello_at: shownAt } }: { channel: Channel }) {
  const t = useT('integration');
  const state = status === 'paused' ? 'paused' : shownAt === null ? 'waiting' : 'live';
  return <Chip tone={TONES[state]}>{t(`state.${state}`)}</Chip>;
}

/** When and where a page has shown it last. */
export function LastShown({ channel: { last_hello_at: shownAt, last_origin: site } }: { channel: Channel }) {
  const t = useT('integration');
  const formats = useFormats();
  const now = useNow(LOOK_MS);
  if (shownAt === null || site === null) return t('not_seen');
  return t('seen', { time: formats.relative(shownAt, now), site: siteName(site) });
}

/** A site as people write it: without the scheme that every one has. */
export function siteName(origin: string): string {
  return origin.replace(/^https:\/\//, '');
}
