import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = string | Buffer | ((request: IncomingMessage, response: ServerResponse) => void);

/** A site on this machine. */
export interface Site {
  origin: string;
  /** Paths that were asked for, in order. */
  asked: string[];
  agents: Set<string>;
  /** What it answers, by path; `/x?*` answers every `/x?…`. May change while it runs. */
  pages: Record<string, Answer>;
  close(): void;
}

/** Serves pages; strings are HTML, what is not there is 404. */
export async function serveSite(pages: Record<string, Answer>): Promise<Site> {
  const asked: string[] = [];
  const agents = new Set<string>();
  const server: Server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    agents.add(request.headers['user-agent'] ?? '');
    const page = pages[path] ?? pages[path.replace(/\?.*$/, '?*')];
    if (page === undefined) response.writeHead(404).end();
    else if (typeof page === 'function') page(request, response);
    else response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    agents,
    pages,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A page with a menu around what it says. */
export function pageOf(title: string, body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><nav><a href="/">Home</a></nav><main>${body}</main></body></html>`;
}
