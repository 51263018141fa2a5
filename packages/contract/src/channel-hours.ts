import { z } from 'zod/mini';
import { id } from './fields.ts';

/** Characters of what the launcher says outside the hours. */
export const CLOSED_TEASER_MAX = 160;

const line = z._default(z.string().check(z.trim(), z.maxLength(CLOSED_TEASER_MAX)), '');

/** What a channel's launcher does outside business hours. */
export const channelHours = z.object({
  /** Whose hours count: those of this team, or of the business where it is null or the team has none of its own. */
  team_id: z.nullable(id),
  /** Outside of them the launcher is shown only in a browser whose visitor has a conversation going on, or messages to read. */
  hides_launcher: z.boolean(),
  /** Said above the launcher outside of them, in the place of its greeting; empty says that greeting at all times. */
  texts: z.object({ 'en-US': line, 'zh-CN': line, 'zh-HK': line, 'ja-JP': line }),
});
export type ChannelHours = z.output<typeof channelHours>;

/** A launcher as it begins: the same at all times. */
export const DEFAULT_CHANNEL_HOURS: ChannelHours = {
  team_id: null,
  hides_launcher: false,
  texts: { 'en-US': '', 'zh-CN': '', 'zh-HK': '', 'ja-JP': '' },
};
