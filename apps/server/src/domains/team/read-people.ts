import type { TeamMember } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { pictureAddressOf } from '#/domains/picture/picture-file.ts';
import { findPeople, type PersonRow } from './availability.repository.ts';
import { standingOf, type Standing } from './presence.ts';
import { readSettings, type StoredSettings } from './session-settings.ts';

const MINUTE_MS = 60_000;

export type Person = PersonRow & Standing;

/** The people of the business as they stand at a moment. */
export async function readPeople(scope: TenantScope, now: number, settings?: StoredSettings): Promise<Person[]> {
  const { auto_away_minutes: autoAway } = settings ?? (await readSettings(scope));
  return (await findPeople(scope)).map((row) => ({ ...row, ...standingOf(row, now, autoAway * MINUTE_MS) }));
}

export function describePerson(person: Person): TeamMember {
  const signs = [person.activeAt, person.seenAt].filter((at) => at !== null);
  return {
    ...person,
    face: pictureAddressOf(person.face),
    max_active: person.maxActive,
    last_active_at: signs.length > 0 ? Math.max(...signs) : null,
  };
}
