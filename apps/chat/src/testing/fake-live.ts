import type { LiveListeners, OpenLive } from '#/data/live-connection.ts';

/** A socket in the test's hands. */
export class FakeLive {
  connected = false;
  listeners: LiveListeners | undefined;
  readonly tokens: (string | undefined)[] = [];

  readonly open: OpenLive = (getToken, listeners) => {
    this.listeners = listeners;
    this.tokens.push(getToken());
    return {
      isConnected: () => this.connected,
      reconnect: () => void this.tokens.push(getToken()),
      close: () => {
        this.connected = false;
      },
    };
  };

  connect(): void {
    this.connected = true;
    this.listeners?.connected();
  }

  lose(): void {
    this.connected = false;
    this.listeners?.lost();
  }
}
