import { ANNOTATION_TEXT_MAX, type PublishedVersions } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { oneLine } from '#/one-line.ts';
import { findPublishedDays } from './bot-version.repository.ts';

interface Days {
  /** The first and the last one, both counted. */
  from: string;
  to: string;
}

/** The versions that were published in a period, day by day of a zone, with the beginning of their note; without the one that came with the bot. */
export async function readPublished(scope: TenantScope, days: Days, timezone: string): Promise<PublishedVersions[]> {
  return (await findPublishedDays(scope, days, timezone)).map((each) => ({ ...each, note: beginningOf(oneLine(each.note).trim()) }));
}

function beginningOf(note: string): string {
  const letters = Array.from(note);
  return letters.length > ANNOTATION_TEXT_MAX ? `${letters.slice(0, ANNOTATION_TEXT_MAX - 1).join('')}…` : note;
}
