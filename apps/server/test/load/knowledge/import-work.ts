import { corpus, HEADERS } from '@lobby/contract';
import type { Work } from './work.ts';

/** Rows as a shop's own list of answers has them. */
export function importFile(rows: number): string {
  const lines = Array.from(
    { length: rows },
    (_, number) => `How do I look after article ${number}?,"Article ${number} is wiped with a dry cloth, twice a year.",en-US`,
  );
  return `question,answer,locale\r\n${lines.join('\r\n')}\r\n`;
}

export function importWork(rows: number): Promise<Work> {
  const file = importFile(rows);
  return Promise.resolve({
    name: `importing ${rows} rows`,
    settings: {},
    question: 'Which languages do you answer in?',
    async run({ server, token }) {
      const form = new FormData();
      form.set('file', new Blob([file]), 'entries.csv');
      const response = await fetch(`${server.origin}${corpus.import.path}`, {
        method: 'POST',
        headers: { [HEADERS.token]: token },
        body: form,
      });
      const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: { added: number; rejected: unknown[] } };
      if (code !== 1) throw new Error(`The rows could not be imported: ${msg}`);
      return `${data.added} added, ${data.rejected.length} refused`;
    },
    close: () => Promise.resolve(),
  });
}
