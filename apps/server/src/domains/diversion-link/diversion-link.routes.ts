import type { diversionLinks } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { actOnLink } from './act-on-link.ts';
import { getLink, listLinks } from './list-links.ts';
import { exportVisits, listVisits } from './list-visits.ts';
import { readStats } from './read-stats.ts';
import { simulateLink } from './simulate-link.ts';
import { createLink, updateLink } from './write-link.ts';

/** What answers each call about diversion links. */
export const diversionLinkRoutes: Routes<typeof diversionLinks> = {
  list: listLinks,
  get: getLink,
  create: createLink,
  update: updateLink,
  act: actOnLink,
  stats: readStats,
  visits: listVisits,
  export: exportVisits,
  simulate: simulateLink,
};
