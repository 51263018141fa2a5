import { readFile } from 'node:fs/promises';
import { findTenant } from '#/domains/tenant/find-tenant.ts';
import type { Services } from '#/services.ts';
import type { PageApp } from './content-policy.ts';

/** The pages of a build as it lists them, read as they are matched; a build that lists none has a page for each path. */
const read = new Map<string, RegExp>();

/** Whether an app has a page at a path. @param folder where its build is */
export async function hasPage(folder: string, path: string): Promise<boolean> {
  const text = await readFile(`${folder}pages.json`, 'utf8').catch(() => undefined);
  if (text === undefined) return true;
  const pages = read.get(text) ?? asPattern(JSON.parse(text) as string[]);
  // One for each app: an older build's goes with it.
  if (read.size > MOST) read.clear();
  read.set(text, pages);
  return pages.test(path);
}

/** Three apps, and one of each that was built meanwhile. */
const MOST = 6;

/** What means something in a pattern. */
const SIGNS = /[\\^$.*+?()[\]{}|-]/g;

/** As the router of an app takes it: in any case, with a slash at the end or without. */
function asPattern(paths: readonly string[]): RegExp {
  const each = paths.map((path) => {
    const parts = path.split(/(\{\w+\})/);
    return parts.map((part) => (part.startsWith('{') ? '[^/]+' : part.replaceAll(SIGNS, String.raw`\$&`))).join('');
  });
  return new RegExp(`^(?:${each.join('|')})/?$`, 'i');
}

/** Whether whose chat it is exists; while the database does not answer, nobody says that it does not. */
export async function hasChat(path: string, services: Services): Promise<boolean> {
  const tenant = /^\/chat\/([^/]+)/.exec(path)?.[1];
  if (tenant === undefined) return false;
  try {
    return (await findTenant(services, decodeURIComponent(tenant))) !== undefined;
  } catch (error) {
    if (error instanceof URIError) return false;
    services.log.warn({ err: error }, 'whether a chat exists is not known');
    return true;
  }
}

/** The status of a page: whoever asks for one that is not there is told so beside what it shows. */
export async function pageStatus(app: PageApp, folder: string, path: string, services: Services): Promise<200 | 404> {
  const isThere = (await hasPage(folder, path)) && (app !== 'chat' || (await hasChat(path, services)));
  return isThere ? 200 : 404;
}
