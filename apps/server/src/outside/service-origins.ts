import { z } from 'zod/mini';

/** Where the services are called that people write on: the real ones, unless the operator names others. */
export interface ServiceOrigins {
  telegram: string;
  line: string;
  lineData: string;
  whatsapp: string;
}

const origin = (real: string) => z._default(z.url({ protocol: /^https?$/, error: 'must be an http or https address' }), real);

export const serviceVariables = {
  TELEGRAM_API_ORIGIN: origin('https://api.telegram.org'),
  LINE_API_ORIGIN: origin('https://api.line.me'),
  LINE_DATA_ORIGIN: origin('https://api-data.line.me'),
  WHATSAPP_API_ORIGIN: origin('https://graph.facebook.com'),
};

export function readServices(env: Record<keyof typeof serviceVariables, string>): ServiceOrigins {
  const bare = (address: string) => address.replace(/\/+$/, '');
  return {
    telegram: bare(env.TELEGRAM_API_ORIGIN),
    line: bare(env.LINE_API_ORIGIN),
    lineData: bare(env.LINE_DATA_ORIGIN),
    whatsapp: bare(env.WHATSAPP_API_ORIGIN),
  };
}
