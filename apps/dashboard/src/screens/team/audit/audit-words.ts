import type { AuditAction, AuditEntry, AuditTarget } from '@lobby/contract';
import type { useT } from '@lobby/i18n';

type Translate = ReturnType<typeof useT<'audit'>>;
type Details = NonNullable<AuditEntry['details']>;

/** Fields that have a name in the texts; ids and versions have none. */
const FIELDS = [
  'name',
  'email',
  'phone',
  'remark',
  'tags',
  'country',
  'timezone',
  'locales',
  'industry',
  'frame_origins',
  'max_active',
  'languages',
  'skills',
  'members',
] as const;

/** What an entry says to people: what was done, to what, and what became of it. */
export function auditWords(t: Translate) {
  return {
    action: (action: AuditAction) => t(`actions.${action}`),
    target: (kind: AuditTarget) => t(`targets.${kind}`),
    details: (details: Details) => [...countsIn(details, t), ...changesIn(details, t)].join(' · '),
  };
}

function countsIn(details: Details, t: Translate): string[] {
  const { entries, conversations, added, updated, message, months } = details;
  const lines: string[] = [];
  if (typeof entries === 'number') lines.push(t('details.entries', { count: entries }));
  if (typeof conversations === 'number') lines.push(t('details.conversations', { count: conversations }));
  if (typeof added === 'number' && typeof updated === 'number') lines.push(t('details.added', { added, updated }));
  if (typeof message === 'number') lines.push(t('details.message', { number: message }));
  if (isChange(months)) lines.push(typeof months.to === 'number' ? t('details.months', { count: months.to }) : t('details.keep_all'));
  return lines;
}

/** The names of the fields that were changed. */
function changesIn(details: Details, t: Translate): string[] {
  const named = Array.isArray(details['fields']) ? details['fields'] : Object.keys(details);
  const fields = FIELDS.filter((field) => named.includes(field));
  return fields.length > 0 ? [fields.map((field) => t(`fields.${field}`)).join(' · ')] : [];
}

function isChange(value: unknown): value is { from: unknown; to: unknown } {
  return typeof value === 'object' && value !== null && 'to' in value;
}
