import type { openContacts } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import type { Routes } from '#/call.ts';
import { listInstalls } from '#/channels/app/manage-installs.ts';
import { inTenant } from '#/database/transaction.ts';
import { changeContact } from '#/domains/contact/change-contact.ts';
import { createContact } from '#/domains/contact/create-contact.ts';
import { listContacts } from '#/domains/contact/list-contacts.ts';
import { openContact, readContact } from '#/domains/contact/read-contact.ts';
import { BusinessError } from '#/errors.ts';
import { wrongCursor } from './page-cursor.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const contactRoutes: Routes<typeof openContacts> = {
  async list({ request: { cursor, limit, ...filter }, actor, services }) {
    if (cursor !== undefined && !UUID.test(cursor)) throw wrongCursor();
    const { items, hasMore } = await listContacts(services, actor, filter, { after: cursor, limit });
    return { items, next_cursor: hasMore ? (items.at(-1)?.id ?? null) : null };
  },
  get: ({ request, ...call }) => openContact({ ...call, request }),
  async installs({ request, actor, services }) {
    const { id } = await readContact(services, actor, request.id);
    return { items: await inTenant(services.database, actor.tenantId, (scope) => listInstalls(scope, id)) };
  },
  async create({ request: { locale = 'en-US', ...known }, actor, services, onceId }) {
    if (actor.channelIds.length > 0) throw new BusinessError('key_channels');
    return createContact(services, actor, { ...known, locale, id: onceId ?? randomUUID() });
  },
  update: ({ request, ...call }) => changeContact({ ...call, request }),
};
