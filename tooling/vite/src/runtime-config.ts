import type { Plugin } from 'vite';

/** What an app reads when it starts: where the API is (empty: its own origin) and where traces go (null: nowhere). */
const DEFAULTS = `${JSON.stringify({ api_origin: '', traces_endpoint: null }, undefined, 2)}\n`;

const FILE = 'config.json';

/** Puts `config.json` beside the app's files, to be replaced where the app is deployed apart from the server. */
export function runtimeConfig(): Plugin {
  return {
    name: 'lobby:runtime-config',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: DEFAULTS });
    },
    configureServer({ config, middlewares }) {
      middlewares.use(`${config.base}${FILE}`, (_request, response) => {
        response.setHeader('content-type', 'application/json').end(DEFAULTS);
      });
    },
  };
}
