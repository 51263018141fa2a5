import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** The calls that a server is answering. */
export interface Calls {
  /** Takes no more connections, and has each open one end with the answer that is under way on it. Resolves when none is left. */
  end(): Promise<void>;
}

/**
 * Follows the calls of a server, to stop it in order: a client that calls over an open connection again and again would otherwise
 * go on for as long as the connection stands. Called once everything that answers is attached.
 */
export function followCalls(http: Server): Calls {
  const underWay = new Set<ServerResponse>();
  let isEnding = false;
  http.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (isEnding) response.shouldKeepAlive = false;
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  return {
    end() {
      isEnding = true;
      for (const response of underWay) response.shouldKeepAlive = false;
      return new Promise((resolve) => http.close(() => resolve()));
    },
  };
}
