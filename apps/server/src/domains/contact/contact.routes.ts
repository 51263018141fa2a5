import type { contacts } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { blockContact, changeContact } from './change-contact.ts';
import { eraseContact } from './erase-contact.ts';
import { exportContact } from './export-contact.ts';
import { openContact } from './read-contact.ts';

export const contactRoutes: Routes<typeof contacts> = {
  get: openContact,
  update: changeContact,
  block: blockContact,
  export: exportContact,
  erase: eraseContact,
};
