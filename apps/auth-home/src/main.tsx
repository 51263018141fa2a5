import '#/styles.css';
import { readAppConfig } from '@lobby/api-client';
import { createRoot } from 'react-dom/client';
import { createApp } from '#/app/create-app.ts';
import { Providers } from '#/app/providers.tsx';
import { startTelemetry } from '#/app/telemetry.ts';

// A function, because chunks that import from this file wait for it: awaiting them at the top level would never end.
async function start(container: HTMLElement): Promise<void> {
  // The face of the page is on its way before there is text to set in it, so that it hardly ever swaps.
  void document.fonts.load('15px "Inter Variable"');
  const config = await readAppConfig(import.meta.env.BASE_URL);
  const app = createApp(config);
  // The screen's code is fetched while the texts are on their way.
  void app.router.load();
  await app.i18n.ready;
  createRoot(container).render(<Providers app={app} />);
  startTelemetry(config.tracesEndpoint);
}

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root to render into');
void start(container);
