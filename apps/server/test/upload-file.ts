import { PART_BYTES, upload, visitor, type Attachment, type UploadPurpose } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import type { Answer, TestApp } from './open-test-app.ts';

/** A file as somebody picks it. */
export interface PickedFile {
  name: string;
  bytes: Uint8Array;
  /** What the browser takes it for. */
  mime?: string;
}

/** Calls of one side. */
const SIDES = {
  staff: { prepare: upload.prepare, part: upload.part, done: upload.done },
  visitor: { prepare: upload.visitorPrepare, part: upload.visitorPart, done: upload.visitorDone },
} as const;
export type Side = keyof typeof SIDES;

/** Sends a file the way a client does: announcement, parts, end. The first refusal is the answer. */
export async function uploadFile(
  app: TestApp,
  side: Side,
  token: string,
  file: PickedFile,
  purpose: UploadPurpose = 'message',
): Promise<Answer<typeof upload.done>> {
  const calls = SIDES[side];
  const { name, bytes, mime = '' } = file;
  const announced = { client_file_id: randomUUID(), name, bytes: bytes.length, mime };
  const prepared =
    purpose === 'message'
      ? await app.call(calls.prepare, announced, { token })
      : await app.call(upload.prepare, { ...announced, purpose }, { token });
  if (prepared.code !== 1) return prepared as unknown as Answer<typeof upload.done>;
  const { id, parts } = prepared.data;
  for (let part = 0; part < parts; part += 1) {
    const piece = { name, bytes: bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES) };
    const sent = await app.call(calls.part, { id, part }, { token, file: piece });
    if (sent.code !== 1) return sent as unknown as Answer<typeof upload.done>;
  }
  return app.call(calls.done, { id }, { token });
}

/** The same, for a file that has to be taken. */
export async function uploaded(
  app: TestApp,
  side: Side,
  token: string,
  file: PickedFile,
  purpose: UploadPurpose = 'message',
): Promise<Attachment> {
  const { code, msg, data } = await uploadFile(app, side, token, file, purpose);
  if (code !== 1) throw new Error(`${file.name}: ${msg}`);
  return data;
}

/** A new visitor of a business. */
export async function beginVisit(app: TestApp, slug: string): Promise<{ token: string; conversationId: string }> {
  const { data } = await app.call(visitor.session, { tenant: slug, locale: 'en-US' });
  return { token: data.token, conversationId: data.conversation_id };
}
