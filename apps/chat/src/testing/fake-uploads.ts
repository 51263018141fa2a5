import type { ApiClient } from '@lobby/api-client';
import { CODES, upload, type Attachment } from '@lobby/contract';

const PREFIX = upload.visitorPrepare.path.replace('prepare', '');

/** What takes files, at the network edge, before the platform of the test. */
export class FakeUploads {
  /** Nothing gets through. */
  isAway = false;
  /** Nothing is answered before. */
  gate: Promise<unknown> = Promise.resolve();
  /** No file is taken. */
  refuses = false;
  readonly #announced = new Map<string, Attachment>();

  /** Names of the files that were begun to send. */
  get names(): string[] {
    return [...this.#announced.values()].map(({ name }) => name);
  }

  plugInto(client: ApiClient): void {
    const { adapter } = client.http.defaults;
    client.http.defaults.adapter = async (config) => {
      const { pathname } = new URL(config.url ?? '', 'http://api.test');
      if (!pathname.startsWith(PREFIX)) return (adapter as (given: typeof config) => Promise<never>)(config);
      if (this.isAway) throw Object.assign(new Error('Network Error'), { isAxiosError: true, code: 'ERR_NETWORK', config });
      await this.gate;
      const { code, status } = this.refuses ? CODES.upload_over : { ...CODES.success, status: 200 };
      const data = this.refuses ? { reason: 'upload_over' } : this.#serve(pathname, config.data);
      const envelope = { code, msg: this.refuses ? 'This kind of file is not taken' : 'ok', data };
      return { status, statusText: '', headers: {}, config, data: new TextEncoder().encode(JSON.stringify(envelope)).buffer };
    };
  }

  #serve(path: string, body: unknown): unknown {
    const fields = typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {};
    if (path === upload.visitorPrepare.path) {
      const { client_file_id: id, name, mime, bytes } = fields as unknown as Omit<Attachment, 'id'> & { client_file_id: string };
      this.#announced.set(id, { id, name, mime: mime === '' ? 'application/octet-stream' : mime, bytes });
      return { id, state: 'pending', parts: 1, part_bytes: bytes, received: [] };
    }
    if (path === upload.visitorDone.path) return this.#announced.get(String(fields['id']));
    return path === upload.visitorLinks.path ? { items: [] } : { received: [0] };
  }
}
