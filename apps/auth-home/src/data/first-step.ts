import { siteMap } from '@lobby/session';

/** Where a business that was opened just now goes on: the dashboard asks for its website, which can be skipped. */
export const FIRST_STEP = `${siteMap['dashboard-overview'].path}?start=site`;
