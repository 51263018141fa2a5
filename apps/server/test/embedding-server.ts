import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

/** What it does: gives vectors, or fails in a way of its own. */
export type EmbeddingReply = 'vectors' | 'hangs' | 'nonsense' | 'one too few' | { status: number };

export interface EmbeddingServer {
  /** For `EMBEDDING_URL`. */
  readonly url: string;
  /** The texts that it was sent, a list a call. */
  readonly asked: string[][];
  reply: EmbeddingReply;
  close(): Promise<void>;
}

const LENGTH = 96;
/** Words that mean the same to this model. */
const MEANINGS: readonly (readonly string[])[] = [
  ['refund', 'reimbursement', '退款', '返金'],
  ['sauna', 'steam', 'bath'],
  ['garage', 'parking', 'car'],
  ['dog', 'pets', 'animal'],
  // No thesaurus of support knows the second.
  ['bicycles', 'velocipedes'],
];
/** What a word of no known meaning counts beside one of these. */
const OTHER_WORTH = 0.2;

/** The same direction for every word of one meaning. */
function directionOf(word: string): number[] {
  const meaning = MEANINGS.find((words) => words.includes(word))?.[0] ?? word;
  const numbers: number[] = [];
  for (let round = 0; numbers.length < LENGTH; round += 1) {
    for (const byte of createHash('sha256').update(`${round} ${meaning}`).digest()) numbers.push(byte - 127.5);
  }
  const worth = MEANINGS.some((words) => words.includes(word)) ? 1 : OTHER_WORTH;
  return numbers.slice(0, LENGTH).map((number) => number * worth);
}

function embed(text: string): number[] {
  const words = text.toLowerCase().match(/[a-z]+|[\u4e00-\u9fff]+/g) ?? [];
  const directions = words.map(directionOf);
  return Array.from({ length: LENGTH }, (_, place) => directions.reduce((sum, direction) => sum + (direction[place] ?? 0), 0.01));
}

/** Embeddings of the OpenAI protocol on loopback, by a model that knows which words mean the same. */
export async function openEmbeddingServer(): Promise<EmbeddingServer> {
  const asked: string[][] = [];
  const state: { reply: EmbeddingReply } = { reply: 'vectors' };
  const server: Server = createServer((request, response) => {
    void readText(request).then((body) => {
      if (!request.url?.endsWith('/embeddings')) return void response.writeHead(404).end('{}');
      const { input, model } = JSON.parse(body) as { input: string[]; model: string };
      asked.push(input);
      const { reply } = state;
      if (reply === 'hangs') return;
      if (typeof reply === 'object') return void response.writeHead(reply.status).end('{"error":{"message":"no"}}');
      response.writeHead(200, { 'content-type': 'application/json' });
      if (reply === 'nonsense') return void response.end('{"data":[{"index":0,"embedding":["a"]}]}');
      const texts = reply === 'one too few' ? input.slice(1) : input;
      const data = texts.map((text, index) => ({ object: 'embedding', index, embedding: embed(text) }));
      response.end(JSON.stringify({ object: 'list', data: data.toReversed(), model, usage: { prompt_tokens: 1, total_tokens: 1 } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    get reply() {
      return state.reply;
    },
    set reply(next) {
      state.reply = next;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
