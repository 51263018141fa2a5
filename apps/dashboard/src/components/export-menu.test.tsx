import { createI18n, I18nProvider } from '@lobby/i18n';
import { Toaster } from '@lobby/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { openMenu } from '#/testing/open-menu.ts';
import { ExportMenu } from './export-menu.tsx';

const WORDS = {
  label: 'Export',
  running: 'Preparing the file',
  failed: 'The export failed',
  done: (file: string) => `Saved as ${file}`,
  csv: 'As CSV',
  xlsx: 'As XLSX',
};
const MB = 1024 * 1024;

test('a long file says how much of it has come, and a short one only that it is there', async () => {
  const i18n = createI18n({ namespaces: ['common'] });
  await i18n.ready;
  const file = Promise.withResolvers<{ blob: Blob; filename: string | undefined }>();
  let come: (bytes: number) => void = () => undefined;
  render(
    <I18nProvider i18n={i18n}>
      <Suspense fallback={null}>
        <ExportMenu
          words={WORDS}
          fallback="list"
          fetchFile={(_format, onBytes) => {
            come = onBytes;
            return file.promise;
          }}
        />
        <Toaster />
      </Suspense>
    </I18nProvider>,
  );
  const user = userEvent.setup();
  await openMenu(user, 'Export');
  await user.click(await screen.findByRole('menuitem', { name: 'As CSV' }));
  expect(await screen.findByText('Preparing the file')).toBeTruthy();
  come(100_000);
  come(3.4 * MB);
  expect(await screen.findByText('3 MB')).toBeTruthy();
  come(12.9 * MB);
  expect(await screen.findByText('12 MB')).toBeTruthy();
  expect(screen.queryByText('3 MB')).toBeNull();
  file.resolve({ blob: new Blob(['a']), filename: undefined });
  expect(await screen.findByText('Saved as list.csv')).toBeTruthy();
  expect(screen.queryByText('12 MB')).toBeNull();
  // The link that saves it leaves the page, and what it knows of its person, where it was.
  document.cookie = 'kept=1; Path=/';
  expect(location.pathname).toBe('/');
  expect(document.cookie).toContain('kept=1');
});
