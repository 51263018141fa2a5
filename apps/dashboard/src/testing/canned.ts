import type { CannedReply } from '@lobby/contract';

/** A canned reply that the business shares. */
export function aCannedReply(no: number, over: Partial<CannedReply> = {}): CannedReply {
  return {
    id: `018f0000-0000-7000-8e00-${String(no).padStart(12, '0')}`,
    scope: 'all',
    team_ids: [],
    title: `Reply ${no}`,
    shortcut: `r${no}`,
    folder: '',
    i18n: { 'en-US': `Text ${no}` },
    attachments: [],
    cards: [],
    used_count: 0,
    last_used_at: null,
    version: 1,
    updated_by: 'Mina Tan',
    updated_at: 0,
    ...over,
  };
}
