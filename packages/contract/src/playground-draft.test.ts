import { describe, expect, test } from 'vitest';
import { PLAYGROUND_DRAFT_TTL_MS, PLAYGROUND_ENTRIES_MAX, readPlaygroundDraft } from './playground-draft.ts';

const NOW = 1_800_000_000_000;
const ENTRY = { question: 'Refund?', answer: 'Within 30 days.', wordings: ['Money back'], locale: 'en-US' };
const stored = (fields: object = {}) => JSON.stringify({ kept_at: NOW, entries: [ENTRY], ...fields });

describe('what was kept from the playground', () => {
  test('is read as it was written', () => {
    expect(readPlaygroundDraft(stored(), NOW)).toEqual({ kept_at: NOW, entries: [ENTRY] });
  });

  test('is forgotten after thirty days', () => {
    expect(readPlaygroundDraft(stored(), NOW + PLAYGROUND_DRAFT_TTL_MS - 1)).toBeDefined();
    expect(readPlaygroundDraft(stored(), NOW + PLAYGROUND_DRAFT_TTL_MS)).toBeUndefined();
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no draft', '[]'],
    ['no entries', stored({ entries: [] })],
    ['an entry without an answer', stored({ entries: [{ ...ENTRY, answer: ' ' }] })],
    ['an unknown language', stored({ entries: [{ ...ENTRY, locale: 'fr-FR' }] })],
    ['too many entries', stored({ entries: Array.from({ length: PLAYGROUND_ENTRIES_MAX + 1 }, () => ENTRY) })],
  ])('is none where the storage holds %s', (_what, text) => {
    expect(readPlaygroundDraft(text, NOW)).toBeUndefined();
  });
});
