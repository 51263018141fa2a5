import { warn } from './start-widget.ts';
import { startLoader } from './start-loader.ts';

try {
  startLoader(document.currentScript as HTMLScriptElement);
} catch (error) {
  warn(error);
}
