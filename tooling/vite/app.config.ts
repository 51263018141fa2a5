import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { bareEndpoints } from './src/bare-endpoints.ts';
import { onlyNamespaces } from './src/only-namespaces.ts';
import { pageList } from './src/page-paths.ts';
import { precompress } from './src/precompress.ts';
import { runtimeConfig } from './src/runtime-config.ts';

/** What differs between the three apps. */
export interface AppOptions {
  /** Name of the app's folder; its files are served under `/_assets/<app>/`. */
  readonly app: 'auth-home' | 'dashboard' | 'chat';
  /** Port of this app's own development server; `pnpm dev` serves all three on one. */
  readonly port: number;
  /**
   * Files of the contract, by name without ending, whose schemas of requests the app checks input against: it carries
   * no others. All of them where none are named.
   */
  readonly checked?: readonly string[];
  /** Namespaces of messages that the app shows; all of them where none are named. */
  readonly namespaces?: readonly string[];
}

/**
 * The Vite configuration of an app: routes from files, one lazy chunk a route, hashed and precompressed files.
 *
 * The server answers any path of the app with `index.html` and its files with a year of caching, so file names carry
 * their hash, and nothing is inlined: the content security policy allows files of the own origin only.
 */
export function defineApp({ app, port, checked, namespaces }: AppOptions): UserConfig {
  return {
    base: `/_assets/${app}/`,
    plugins: [
      // Before React's plugin: it splits the routes that React's plugin then compiles.
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        addExtensions: true,
        quoteStyle: 'single',
        semicolons: true,
        routeFileIgnorePattern: String.raw`\.(test|stories)\.`,
        tmpDir: 'node_modules/.cache/tanstack',
      }),
      bareEndpoints(checked),
      ...(namespaces ? [onlyNamespaces(namespaces)] : []),
      react(),
      tailwindcss(),
      runtimeConfig(),
      pageList(),
      precompress(),
    ],
    server: { port, strictPort: true },
    build: {
      assetsInlineLimit: 0,
      manifest: true,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      sourcemap: 'hidden',
    },
  };
}
