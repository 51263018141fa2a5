import type { Plugin } from 'vite';

const MESSAGE_FILES = /packages\/i18n\/src\/message-files\.ts$/;
/** One message file of one language, as `message-files.ts` lists it. */
const LISTED = /^ *(\w+): \(\) => import\('\.\/messages\/[^']+'.*\),\n/gm;

/** Leaves the message files of other apps out of an app's build: their list alone weighs as much as a small screen. */
export function onlyNamespaces(namespaces: readonly string[]): Plugin {
  return {
    name: 'lobby:only-namespaces',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: MESSAGE_FILES },
      handler: (code) => ({ code: keepNamespaces(code, namespaces), map: null }),
    },
  };
}

/** @throws where a namespace is not listed, so that a renamed one is noticed by the build */
export function keepNamespaces(code: string, namespaces: readonly string[]): string {
  const missing = namespaces.filter((name) => !code.includes(`    ${name}: () => import(`));
  if (missing.length > 0) throw new Error(`There is no message file for ${missing.join(', ')}`);
  return code.replaceAll(LISTED, (line, name: string) => (namespaces.includes(name) ? line : ''));
}
