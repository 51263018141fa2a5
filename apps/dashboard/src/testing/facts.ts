import { LOCALES, type CorpusEntry, type SubscriptionInfo, type UserInfo } from '@lobby/contract';
import type { OverviewFigures } from '#/data/analysis.ts';

const DAY_MS = 86_400_000;

/** Who is signed in. */
export const aUser = (over: Partial<UserInfo> = {}): UserInfo => ({
  id: 1,
  email: 'mina@kumo.example',
  name: 'Mina Tan',
  role: null,
  tenant_id: 7,
  face: null,
  tenant_logo: null,
  tenant_slug: 'kumo',
  tenant_name: 'Kumo Outdoor',
  locale: 'en-US',
  has_password: true,
  two_step: false,
  created_at: 0,
  server_time: Date.now(),
  ...over,
});

/** A plan with a month left. */
export const aSubscription = (over: Partial<SubscriptionInfo> = {}): SubscriptionInfo => ({
  set_meal_id: 2,
  name: 'Pro',
  start_time: Date.now() - DAY_MS,
  end_time: Date.now() + 30 * DAY_MS,
  amount: 29_00,
  currency: 'USD',
  status: 'active',
  next: null,
  limits: {
    seats: 5,
    channels: 3,
    ai_replies: 5_000,
    translated_chars: 500_000,
    corpus_entries: 20_000,
    source_pages: 3_000,
    source_chars: 30_000_000,
    storage_mb: 10_000,
    file_mb: 50,
    history_days: 365,
  },
  used: { corpus_entries: 486, ai_replies: 3_912, seats: 5 },
  server_time: Date.now(),
  ...over,
});

export const anExpiredSubscription = (over: Partial<SubscriptionInfo> = {}) =>
  aSubscription({ end_time: Date.now() - DAY_MS, status: 'expired', ...over });

/** Id of the corpus that every business has. */
export const A_CORPUS = '018f0000-0000-7000-8000-00000000c001';

export function anEntry(no: number, over: Partial<CorpusEntry> = {}): CorpusEntry {
  return {
    id: `018f0000-0000-7000-8000-${String(no).padStart(12, '0')}`,
    question: `Question ${no}`,
    answer: `Answer ${no}`,
    wordings: [],
    locale: 'en-US',
    status: 'published',
    answer_mode: 'generate',
    tags: [],
    valid_from: null,
    valid_until: null,
    buttons: [],
    priority: 0,
    owner_id: null,
    review_by: null,
    corpus_id: A_CORPUS,
    translation_of: null,
    translated_by: null,
    is_outdated: false,
    siblings: [],
    asked_by: null,
    approved_by: null,
    hit_count: no,
    good_count: 0,
    bad_count: 0,
    version: 1,
    updated_by: null,
    created_at: 0,
    updated_at: Date.now() - DAY_MS,
    ...over,
  };
}

const aDay = (day: number, begun: number) => ({
  day,
  end: day + DAY_MS,
  begun,
  asked: begun,
  answered: begun,
  unanswered: 0,
  handed_over: 1,
  with_person: 2,
});

/** A business with some traffic. */
export function someFigures(over: Partial<OverviewFigures> = {}): OverviewFigures {
  const today = new Date().setHours(0, 0, 0, 0);
  const week = (end: number, base: number) => Array.from({ length: 7 }, (_, index) => aDay(end - (6 - index) * DAY_MS, base + index));
  return {
    now: { waiting: 3, queued: 2, open: 4, bot: 5, longest_wait_since: Date.now() - 252_000, unread: 9, unread_in: 5 },
    today: aDay(today, 26),
    yesterday: aDay(today - DAY_MS, 20),
    days: week(today, 20),
    days_before: week(today - 7 * DAY_MS, 15),
    week: { asked: 182, judged: 44, disliked: 4, rated: 12, score: 4.5 },
    mine: { waiting: 1, open: 3, rated: 2, score: 4 },
    orders: { open: 17, mine: 2, overdue: 0, due_today: 3 },
    low_ratings: [
      {
        conversation_id: anEntry(2).id,
        contact: { no: 7, name: 'Grace Lam' },
        agent_name: null,
        score: 2,
        comment: 'It kept sending me the same return page.',
        at: Date.now() - 60_000,
      },
    ],
    my_ratings: [],
    entries: {
      published: 400,
      draft: 6,
      archived: 2,
      by_locale: Object.fromEntries(LOCALES.map((locale) => [locale, 100])) as OverviewFigures['entries']['by_locale'],
    },
    top_entries: [{ entry_id: anEntry(1).id, question: 'How many days to return or swap?', hit_count: 1_284 }],
    steps: { entries: true, bot: true, conversation: true, site: true, invite: true, hours: true, channel: true },
    skipped_steps: [],
    ...over,
  };
}
