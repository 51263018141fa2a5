import { useLocale, useT } from '@lobby/i18n';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#/data/api.ts';
import { channelsQuery } from '#/data/channel.ts';

/** Channels of the business, as keys name them. */
export interface KeyChannels {
  readonly all: readonly { readonly id: string; readonly name: string }[];
  /** A channel that was removed stays with the keys that were limited to it. */
  readonly nameOf: (id: string) => string;
  /** Several in one line, as the language lists them. */
  readonly listOf: (ids: readonly string[]) => string;
}

/** The channels of the business; none until they are known, and then no key is said to be limited to what was removed. */
export function useKeyChannels(): KeyChannels {
  const t = useT('keys');
  const list = new Intl.ListFormat(useLocale());
  const { data } = useQuery(channelsQuery(useApi()));
  const all = data?.items ?? [];
  const nameOf = (id: string) => all.find((channel) => channel.id === id)?.name ?? (data ? t('channel_removed') : '…');
  return { all, nameOf, listOf: (ids) => list.format(ids.map(nameOf)) };
}
