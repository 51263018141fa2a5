import type { LiveConnection, OpenLive } from '#/data/live-connection.ts';

/** Pause before the code is fetched again that could not be fetched, in milliseconds. */
const CODE_RETRY_MS = 10_000;

/** A frame in a closed panel is in front and paints nothing: it is not waited for longer, in milliseconds. */
const PAINT_MAX_MS = 1_000;

/** Announcements over a socket whose code loads after the first paint. Until it is there the chat polls. */
export function liveOf(origin: string): OpenLive {
  return (getToken, listeners) => {
    let connection: LiveConnection | undefined;
    let closed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const open = async () => {
      if (closed) return;
      try {
        const { openSocket } = await import('./live-socket.ts');
        if (!closed) connection = openSocket(origin, getToken, listeners);
      } catch {
        if (!closed) timer = setTimeout(() => void open(), CODE_RETRY_MS);
      }
    };
    // Hidden pages do not paint.
    if (document.hidden) void open();
    else {
      const painted = requestAnimationFrame(() => {
        clearTimeout(timer);
        timer = setTimeout(() => void open(), 0);
      });
      timer = setTimeout(() => {
        cancelAnimationFrame(painted);
        void open();
      }, PAINT_MAX_MS);
    }

    return {
      isConnected: () => connection?.isConnected() ?? false,
      reconnect: () => connection?.reconnect(),
      close() {
        closed = true;
        clearTimeout(timer);
        connection?.close();
      },
    };
  };
}
