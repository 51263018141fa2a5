import { corpusSources, type CorpusSource, type RequestInput, type SourcePage } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import type { SignedUp, TestApp } from './open-test-app.ts';

export type NewSource = Omit<RequestInput<typeof corpusSources.create>, 'client_id'>;

/** The sources of a business as one of its people works with them; each call waits until nothing is being read. */
export function openSources(app: TestApp, { token }: Pick<SignedUp, 'token'>) {
  const get = async (id: string): Promise<CorpusSource> => (await app.call(corpusSources.get, { id }, { token })).data;
  return {
    get,
    async add(source: NewSource): Promise<CorpusSource> {
      const { data } = await app.call(corpusSources.create, { client_id: randomUUID(), ...source }, { token });
      await app.services.sourceRunner.idle();
      return get(data.id);
    },
    async command(id: string, command: 'read' | 'retry' | 'pause' | 'resume' = 'read', pageId?: string): Promise<CorpusSource> {
      await app.call(corpusSources.command, { id, command, ...(pageId === undefined ? {} : { page_id: pageId }) }, { token });
      await app.services.sourceRunner.idle();
      return get(id);
    },
    pages: async (id: string): Promise<SourcePage[]> => (await app.call(corpusSources.pages, { id, limit: 100 }, { token })).data.items,
    /** `path state reason` of every page. */
    async paths(id: string): Promise<string[]> {
      const pages = (await app.call(corpusSources.pages, { id, limit: 100 }, { token })).data.items;
      return pages.map(({ address, state, reason }) => {
        const { pathname, search } = new URL(address ?? 'x:');
        return [pathname + search, state, ...(reason ? [reason.code] : [])].join(' ');
      });
    },
    passages: async (id: string) => (await app.call(corpusSources.passages, { id, limit: 100 }, { token })).data.items,
  };
}
