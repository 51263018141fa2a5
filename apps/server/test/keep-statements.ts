import type { Pool, PoolClient, QueryConfig } from 'pg';

let named = 0;

/**
 * Has each connection keep what it is sent a second time: parsed, and planned once it has been run a few times. Tests send the same statements
 * over and over to small tables, and reading and planning each anew is half of what their PostgreSQL does. What the product names is left as it is.
 */
export function keepStatements(pool: Pool): void {
  pool.on('connect', (client) => {
    /** What was sent by its text; the name is empty until it is sent again, which most never are. */
    const names = new Map<string, string>();
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const keep = (config: unknown, values?: unknown, ...rest: unknown[]) => {
      if (!isNameless(config, values)) return query(config, values, ...rest);
      const known = names.get(config.text);
      if (known === undefined) names.set(config.text, '');
      else if (known === '') names.set(config.text, `kept_${(named += 1)}`);
      const name = names.get(config.text);
      return query(name ? { ...config, name } : config, values, ...rest);
    };
    client.query = keep as PoolClient['query'];
  });
}

/** Text without parameters may be several statements, which cannot be kept. */
function isNameless(config: unknown, values: unknown): config is QueryConfig {
  const isObject = typeof config === 'object' && config !== null && 'text' in config;
  return isObject && !('name' in config && config.name !== undefined) && Array.isArray(values) && values.length > 0;
}
