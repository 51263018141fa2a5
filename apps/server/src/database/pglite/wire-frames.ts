/** Type bytes of frontend messages after which PostgreSQL answers: Query, Sync, Terminate. */
const QUERY = 0x51;
const SYNC = 0x53;
const TERMINATE = 0x58;
/** Type byte and four bytes of length. */
const HEADER = 5;

export interface Cycle {
  kind: 'startup' | 'request' | 'terminate';
  bytes: Uint8Array;
}

/**
 * Cuts a byte stream of the PostgreSQL frontend protocol (version 3) into request cycles: a cycle ends where the
 * server is to answer. The first message of a connection has no type byte.
 */
export function createCycleReader(): (chunk: Uint8Array) => Cycle[] {
  let pending = Buffer.alloc(0);
  let started = false;
  return (chunk) => {
    pending = pending.length === 0 ? Buffer.from(chunk) : Buffer.concat([pending, chunk]);
    const cycles: Cycle[] = [];
    if (!started) {
      const length = pending.length >= 4 ? pending.readUInt32BE(0) : Infinity;
      if (pending.length < length) return cycles;
      cycles.push({ kind: 'startup', bytes: pending.subarray(0, length) });
      pending = pending.subarray(length);
      started = true;
    }
    let end = 0;
    while (pending.length >= end + HEADER) {
      const type = pending[end];
      const next = end + 1 + pending.readUInt32BE(end + 1);
      if (pending.length < next) break;
      end = next;
      if (type !== QUERY && type !== SYNC && type !== TERMINATE) continue;
      cycles.push({ kind: type === TERMINATE ? 'terminate' : 'request', bytes: Buffer.from(pending.subarray(0, end)) });
      pending = pending.subarray(end);
      end = 0;
    }
    return cycles;
  };
}

/** AuthenticationOk, a parameter that node-postgres reads, and ReadyForQuery: what a start-up is answered with. */
export const STARTUP_ANSWER: Uint8Array = Buffer.concat([
  message('R', Buffer.from([0, 0, 0, 0])),
  message('S', Buffer.from('client_encoding\0UTF8\0')),
  message('S', Buffer.from('server_version\x0018.3\0')),
  message('Z', Buffer.from('I')),
]);

function message(type: string, body: Uint8Array): Buffer {
  const header = Buffer.alloc(HEADER);
  header.write(type, 0, 'latin1');
  header.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([header, body]);
}

/** A request of statements without values. */
export function queryMessage(statements: string): Uint8Array {
  return message('Q', Buffer.from(`${statements}\0`));
}

/** True when an answer ends inside a transaction that nothing has failed in: its last message is ReadyForQuery with status `T`. */
export function endsInTransaction(answer: Uint8Array): boolean {
  const at = answer.length - 6;
  return at >= 0 && answer[at] === 0x5a && answer[answer.length - 1] === 0x54;
}
