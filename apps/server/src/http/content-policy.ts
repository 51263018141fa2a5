/** Which app owns a page. */
export type PageApp = 'auth-home' | 'dashboard' | 'chat';

export interface PageFacts {
  app: PageApp;
  /** Of this response alone: the style elements that carry it may stand. */
  nonce: string;
  /** Host and port that the page came from, for its websockets. */
  host: string;
  /** Public origin of this Lobby, where it is configured. */
  origin: string | undefined;
  tracesEndpoint: string | undefined;
  /** Sites that may frame the chat beside Lobby's own pages. */
  frameOrigins: readonly string[];
}

/** Scheme, host (a leading `*.` included) and port: nothing else may reach the header. */
const FRAME_ORIGIN = /^https?:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i;

/**
 * The policy of a page: scripts and styles are files of this Lobby. The style elements that React Aria writes carry the nonce,
 * which it finds in the page; style attributes are set by script only, which needs no permission.
 */
export function pagePolicy({ app, nonce, host, origin, tracesEndpoint, frameOrigins }: PageFacts): string {
  const connections = new Set(["'self'", ...socketsOf(host), ...(origin ? [origin, ...socketsOf(new URL(origin).host)] : [])]);
  if (tracesEndpoint) connections.add(new URL(tracesEndpoint).origin);
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    `connect-src ${[...connections].join(' ')}`,
    "frame-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${app === 'chat' ? ancestorsOf(frameOrigins) : "'none'"}`,
  ].join('; ');
}

/** A chat stands in the pages of its business, and in Lobby's own. */
function ancestorsOf(frameOrigins: readonly string[]): string {
  return ["'self'", ...frameOrigins.filter((each) => FRAME_ORIGIN.test(each))].join(' ');
}

/** `'self'` does not cover websockets in every browser. */
function socketsOf(host: string): string[] {
  return [`ws://${host}`, `wss://${host}`];
}

/** Pages of the server itself hold their own styles and no script at all. */
export const SERVER_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** An answer of the API shows nothing and runs nothing, should a browser ever open it as a page. */
export const ANSWER_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The worker that reads what is put into the playground: it may load its own code, and connect to nothing. */
export const PLAYGROUND_WORKER_POLICY = "default-src 'none'; script-src 'self'";
