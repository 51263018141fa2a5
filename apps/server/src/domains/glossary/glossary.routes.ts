import type { glossary } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { listTerms } from './list-terms.ts';
import { createTerm, removeTerm, updateTerm } from './write-term.ts';

export const glossaryRoutes: Routes<typeof glossary> = {
  async list({ actor, services }) {
    return { items: await inTenant(services.database, actor.tenantId, listTerms) };
  },
  create: createTerm,
  update: updateTerm,
  remove: removeTerm,
};
