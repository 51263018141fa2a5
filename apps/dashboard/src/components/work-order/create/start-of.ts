import { FILES_MAX, isCorrection, MESSAGE_MAX, type Message } from '@lobby/contract';
import type { KeptFile } from '#/components/attachment/use-tray.ts';

/** What a work order begins with. */
export interface OrderStart {
  readonly subject: string;
  readonly description: string;
  readonly files: readonly KeptFile[];
}

/** Characters of a subject that is taken from what somebody wrote. */
const SUBJECT_CHARS = 80;

/** What a visitor said and sent: the first words are the subject, the last ones are kept where there are too many. Pure. */
export function startOf(messages: readonly Message[]): OrderStart {
  const own = messages.filter((message) => message.author_kind === 'contact' && message.kind === 'text' && !isCorrection(message));
  const bodies = own.map(({ body }) => body.trim()).filter((body) => body !== '');
  const subject = (bodies[0]?.split('\n', 1)[0] ?? '').slice(0, SUBJECT_CHARS);
  const files = own.flatMap(({ attachments = [] }) => attachments);
  return {
    subject,
    description: bodies.join('\n\n').slice(-MESSAGE_MAX),
    files: files.slice(-FILES_MAX).map(({ id: copyOf, name, mime, bytes }) => ({ copyOf, name, type: mime, size: bytes })),
  };
}
