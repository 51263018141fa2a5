import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site on this machine with these pages, by path. @returns its origin, and how to close it */
export async function serveSite(pages: Readonly<Record<string, string>>): Promise<{ origin: string; close: () => void }> {
  const server = createServer(({ url = '/' }, response) => {
    const page = pages[url];
    if (page === undefined) response.writeHead(404).end();
    else response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
