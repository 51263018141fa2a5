import type { contacts } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { blockContact, changeContact } from './change-contact.ts';
import { eraseContact } from './erase-contact.ts';
import { exportContact } from './export-contact.ts';
import { readContact } from './read-contact.ts';

export const contactRoutes: Routes<typeof contacts> = {
  get: ({ request, actor, services }) => readContact(services, actor, request.id),
  update: changeContact,
  block: blockContact,
  export: exportContact,
  erase: eraseContact,
};
