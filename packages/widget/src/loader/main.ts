import { warn } from './create-widget.ts';
import { startLoader } from './start-loader.ts';

try {
  startLoader(document.currentScript as HTMLScriptElement | null);
} catch (error) {
  warn(error);
}
