import { contacts } from '@lobby/contract';
import { unzipSync } from 'fflate';
import type { TestApp } from './open-test-app.ts';

/** The rows of a contact's export, by table. */
export async function readExport(app: TestApp, id: string, token: string): Promise<Record<string, Record<string, unknown>[]>> {
  const { data } = await app.call(contacts.export, { id }, { token });
  const zip = unzipSync(new Uint8Array(await (await app.fetch(data.url)).arrayBuffer()));
  return JSON.parse(Buffer.from(zip['data.json'] ?? []).toString()) as Record<string, Record<string, unknown>[]>;
}
