import '#/styles.css';
import { readAppConfig } from '@lobby/api-client';
import { createRoot } from 'react-dom/client';
import { createApp } from '#/app/create-app.ts';
import { Providers } from '#/app/providers.tsx';
import { openHostApp } from '#/data/host-app.ts';
import { openHostPage } from '#/data/host-page.ts';

// A function, because chunks that import from this file wait for it: awaiting them at the top level would never end.
async function start(container: HTMLElement): Promise<void> {
  // Listens from the beginning: a page around the chat greets it as soon as it has loaded, and an app is greeted.
  const host = openHostPage() ?? openHostApp();
  const { apiOrigin, tracesEndpoint } = await readAppConfig(import.meta.env.BASE_URL);
  const app = createApp({ apiOrigin, tracesEndpoint }, { host });
  // The session has begun; the texts are on their way.
  await app.i18n.ready;
  createRoot(container).render(<Providers app={app} />);
  if (tracesEndpoint) (await import('#/app/telemetry.ts')).startTelemetry(tracesEndpoint);
}

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root to render into');
void start(container);
