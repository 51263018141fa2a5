import type { EventType } from '@lobby/contract';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { Webhook as Standard } from 'standardwebhooks';
import { Webhook as Svix } from 'svix';
import { dice } from './dice.ts';

/** One event as a program outside has taken it. */
export interface Taken {
  id: string;
  body: string;
  type: EventType;
  data: Record<string, unknown>;
}

/** What a program outside does with what it is told. */
export type Mood = 'failing' | 'away' | 'well';

/** What it did how often. */
export interface Deeds {
  taken: number;
  /** Heard, and answered with an error, cut off, or not at all. */
  errors: number;
  resets: number;
  hangs: number;
  /** Taken, without being able to say so: the same comes again. */
  unsaid: number;
}

/** An event is not refused more often than this: it would be given up after ten tries. */
const FAILS_MAX = 4;

/** A program outside that checks each signature with both libraries and fails in every way that there is. */
export class WebhookReceiver {
  mood: Mood = 'well';
  secret = '';
  /** In the order in which it took them; some of them twice. */
  readonly taken: Taken[] = [];
  readonly deeds: Deeds = { taken: 0, errors: 0, resets: 0, hangs: 0, unsaid: 0 };
  /** Deliveries whose signature a library refused. */
  readonly faults: string[] = [];
  readonly #hangsMax: number;
  readonly #failed = new Map<string, number>();
  readonly #chance = dice(7);
  readonly #port: number;
  #server: Server | undefined;

  /** @param hangsMax how often it gives no answer at all: each takes the sender its whole patience */
  constructor(port: number, hangsMax: number) {
    this.#port = port;
    this.#hangsMax = hangsMax;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}/copy`;
  }

  /** Where it is away, nothing listens at its address. */
  async become(mood: Mood): Promise<void> {
    this.mood = mood;
    if (mood === 'away') return this.close();
    if (this.#server) return;
    const server = createServer((request, response) => {
      // What a killed server did not finish is nothing that was heard.
      readText(request).then(
        (body) => this.#hear(request, response, body),
        () => response.destroy(),
      );
    });
    this.#server = server;
    await new Promise<void>((done) => server.listen(this.#port, '127.0.0.1', done));
  }

  async close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    server.closeAllConnections();
    await new Promise<void>((done) => server.close(() => done()));
  }

  #hear(request: IncomingMessage, response: ServerResponse, body: string): void {
    const headers = request.headers as Record<string, string>;
    const id = headers['webhook-id'] ?? '';
    this.#verify(body, headers);
    const fate = this.#fateOf(id);
    if (fate === 'error') return void response.writeHead(500).end('sorry');
    if (fate === 'reset') return void request.socket.destroy();
    if (fate === 'hang') return;
    const { type, data } = JSON.parse(body) as Pick<Taken, 'type' | 'data'>;
    this.taken.push({ id, body, type, data });
    this.deeds.taken += 1;
    if (fate === 'take') response.end('ok');
    else request.socket.destroy();
  }

  #fateOf(id: string): 'take' | 'unsaid' | 'error' | 'reset' | 'hang' {
    const failed = this.#failed.get(id) ?? 0;
    if (this.mood === 'well' || failed >= FAILS_MAX) return 'take';
    const chance = this.#chance();
    if (chance >= 0.3) return 'take';
    this.#failed.set(id, failed + 1);
    if (chance < 0.02 && this.deeds.hangs < this.#hangsMax) return this.#count('hangs', 'hang');
    if (chance < 0.15) return this.#count('errors', 'error');
    return chance < 0.22 ? this.#count('resets', 'reset') : this.#count('unsaid', 'unsaid');
  }

  #count<Fate>(deed: keyof Deeds, fate: Fate): Fate {
    this.deeds[deed] += 1;
    return fate;
  }

  /** At the time that the sender says: its clock goes a day ahead meanwhile. */
  #verify(body: string, headers: Record<string, string>): void {
    const real = Date.now;
    Date.now = () => Number(headers['webhook-timestamp']) * 1_000;
    try {
      new Standard(this.secret).verify(body, headers);
      new Svix(this.secret).verify(body, headers);
    } catch (error) {
      this.faults.push(`${headers['webhook-id']}: ${String(error)}`);
    } finally {
      Date.now = real;
    }
  }
}
