import type { CorpusEntry, openEntries } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import type { Call, Routes } from '#/call.ts';
import { runBulk } from '#/domains/corpus/bulk/run-bulk.ts';
import { createEntry } from '#/domains/corpus/create-entry.ts';
import { getEntry } from '#/domains/corpus/get-entry.ts';
import { listEntries } from '#/domains/corpus/list-entries.ts';
import { updateEntry } from '#/domains/corpus/update-entry.ts';
import { BusinessError } from '#/errors.ts';
import { readPlace, writePlace } from './page-cursor.ts';

type Of<Verb extends keyof typeof openEntries> = Call<(typeof openEntries)[Verb]>;

export const entryRoutes: Routes<typeof openEntries> = {
  async list({ request: { cursor, limit, ...filter }, ...call }) {
    const page = readPlace(cursor) + 1;
    const { items, total } = await listEntries({ ...call, request: { ...filter, sort: 'updated_at', order: 'desc', page, limit } });
    return { items, next_cursor: page * limit < total ? writePlace(page) : null };
  },
  get: ({ request, ...call }) => getEntry({ ...call, request }),
  create: ({ request, ...call }) => createEntry({ ...call, request: { ...request, client_id: call.onceId } }),
  update,
  async remove({ request: { id }, ...call }) {
    const { total, changed } = await runBulk({
      ...call,
      request: { id: call.onceId ?? randomUUID(), ids: [id], action: { kind: 'delete' } },
    });
    if (total === 0 || changed === 0) throw new BusinessError('not_found');
    return { id };
  },
};

/** What is left out stays as it is. */
async function update({ request: { id, version, ...change }, ...call }: Of<'update'>): Promise<CorpusEntry> {
  const { question, answer, wordings, locale, status } = await getEntry({ ...call, request: { id } });
  const said = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as typeof change;
  return updateEntry({ ...call, request: { id, version, question, answer, wordings, locale, status, ...said } as UpdateRequest });
}

type UpdateRequest = Parameters<typeof updateEntry>[0]['request'];
