import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FILE = 'pages.json';

/**
 * Paths of the pages that route files show, with `{name}` for a part that varies; those that catch whatever is left show that there is no page.
 * @param files names of route files, such as `chat.$tenant.faq.$id.lazy.tsx`
 */
export function pagePaths(files: readonly string[]): string[] {
  const paths = files
    .filter((file) => file.endsWith('.tsx') && !/^__root\.|\.(test|stories)\./.test(file))
    .map((file) => file.replace(/(\.lazy)?\.tsx$/, '').split('.'))
    .filter((parts) => parts.at(-1) !== '$')
    .map((parts) =>
      parts
        .filter((part) => part !== 'index')
        .map((part) =>
          part
            .replace(/_$/, '')
            .replace(/^\$(\w+)$/, '{$1}')
            .replaceAll('{$', '{'),
        ),
    );
  return [...new Set(paths.map((parts) => `/${parts.join('/')}`))].toSorted();
}

/** Puts `pages.json` beside the app's files: what the server answers for any other path is that there is no such page. */
export function pageList(): Plugin {
  let folder = '';
  return {
    name: 'lobby:page-list',
    configResolved({ root }) {
      folder = join(root, 'src/routes');
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: `${JSON.stringify(pagePaths(readdirSync(folder)))}\n` });
    },
  };
}
