import { may, type Locale, type OrderImportCheck, type OrderImportMapping } from '@lobby/contract';
import type { Call, StaffActor } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { beyondReach } from '#/domains/reach/within-reach.ts';
import { FileRefused } from '#/domains/sheet/file-refused.ts';
import { readInProcess, type Reader } from '#/domains/sheet/reader-process.ts';
import { wordRefusal } from '#/domains/sheet/word-refusal.ts';
import { listTeams } from '#/domains/team/list-teams.ts';
import { listMemberMails } from '#/domains/tenant/list-members.ts';
import { tenantTimezone } from '#/domains/tenant/tenant-timezone.ts';
import { enabledTypes } from '#/domains/work-order/type/list-types.ts';
import { BusinessError } from '#/errors.ts';
import { say, type WordKey } from '#/words.ts';
import { findKnown } from './import.repository.ts';
import { nameRows, type NamedRow } from './name-rows.ts';
import type { GoodOrderRow, OrderDesk, RejectedOrderRow } from './read/order-row.ts';
import type { OrderFile, OrderFileFacts } from './read/read-orders.ts';

const READER: Reader<OrderFile, OrderFileFacts, GoodOrderRow> = { module: new URL('./read/read-orders.child.ts', import.meta.url) };
/** Rows that are looked for at once. */
const LOOKED_FOR = 1_000;

/** What a file would do. */
export interface ImportPlan extends OrderFileFacts {
  good: NamedRow[];
  unchanged: number;
}

interface Uploaded {
  request: { mapping?: OrderImportMapping | undefined; type_id?: string | undefined };
  actor: StaffActor;
  locale: Locale;
  file: Call['file'];
  services: Call['services'];
}

/** Reads what was sent, and what of it is there already. @throws BusinessError for a file that cannot be used */
export async function planImport({ request, actor, locale, file, services }: Uploaded): Promise<ImportPlan> {
  if (!file) throw new BusinessError('invalid_request', { fields: [{ path: 'file', message: say(locale, 'fields.required') }] });
  const { database } = beyondReach(services);
  const desk = await inTenant(database, actor.tenantId, (scope) => readDesk(scope, request.type_id));
  const read = readInProcess(READER, { bytes: file.bytes, mapping: request.mapping ?? {}, desk });
  const { facts, rows } = await read.catch((error: unknown) => {
    throw error instanceof FileRefused ? Object.assign(wordRefusal(error.refusal, locale, nameOf(locale)), { cause: error }) : error;
  });
  const named = nameRows(rows);
  const known = new Set<string>();
  for (let from = 0; from < named.length; from += LOOKED_FOR) {
    const some = named.slice(from, from + LOOKED_FOR);
    const names = { clientIds: some.map(({ draft }) => draft.clientId), references: some.flatMap(({ draft }) => draft.reference ?? []) };
    for (const each of await inTenant(database, actor.tenantId, (scope) => findKnown(scope, names))) known.add(each);
  }
  const good = named.filter(({ draft: { clientId, reference } }) => !known.has(clientId) && (reference === null || !known.has(reference)));
  return { ...facts, good, unchanged: named.length - good.length };
}

async function readDesk(scope: TenantScope, typeId: string | undefined): Promise<OrderDesk> {
  const types = await enabledTypes(scope);
  const people = (await listMemberMails(scope)).filter((each) => may(each, 'session.reply'));
  return {
    types: types.map(({ id, name, fields }) => ({ id, name, fields })),
    // Where there is one type only, no row has to say so.
    defaultTypeId: typeId ?? (types.length === 1 ? types[0]?.id : undefined),
    people: people.map(({ id, name, email }) => ({ id, name, email })),
    teams: (await listTeams(scope)).map(({ id, name }) => ({ id, name })),
    zone: await tenantTimezone(scope),
  };
}

const nameOf = (locale: Locale) => (column: string) =>
  column.startsWith('field.') ? column.slice('field.'.length) : say(locale, `order_import.column_${column}` as WordKey);

/** Refused rows as their reader's language has them. */
export function wordRejected(rejected: readonly RejectedOrderRow[], locale: Locale): OrderImportCheck['rejected'] {
  return rejected.map(({ row, code, words: { fault, ...words }, subject }) => {
    const why = fault === undefined ? {} : { fault: say(locale, fault === 'required' ? 'fields.required' : `orders.${fault}`) };
    return { row, code, subject, reason: say(locale, `order_import.${code}`, { ...words, ...why }) };
  });
}
