import { useAlerts } from './use-alerts.ts';

/** Where alerts are heard; it shows nothing of its own. */
export function Alerts(): null {
  useAlerts();
  return null;
}
