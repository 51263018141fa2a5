import { fileURLToPath } from 'node:url';
import type { App } from '#/app.ts';
import { ConfigError, readConfig, type Config } from '#/config.ts';
import { beginConfigured } from '#/database/open-configured.ts';
import { DatabaseNewer } from '#/database/database-newer.ts';
import { DirectoryInUse } from '#/database/pglite/claim-directory.ts';
import { DatabaseBroken } from '#/database/pglite/database-broken.ts';
import { DEMO_SHOP_PATH } from '#/http/demo-shop.ts';
import { DEMO_ACCOUNT, demoSlug } from '#/database/seed/demo-account.ts';
import { explainStart } from '#/explain-start.ts';
import { keepCompiled } from '#/keep-compiled.ts';
import { startNotes } from '#/start-notes.ts';

/** Where compiled code is kept from start to start: among what goes with the packages, where nobody else on the machine may write. */
const COMPILED = fileURLToPath(new URL('../../../node_modules/.cache/lobby/compiled/', import.meta.url));

/** What the server is asked to do instead of serving: to remove the demo from its database. */
const REMOVE_DEMO = 'remove-demo';

/** A stop that takes longer is ended, in milliseconds. */
const STOP_TIMEOUT_MS = 5_000;

/** What becomes of a payment, by provider. */
const PAYMENTS = {
  sandbox: 'practised in a sandbox, where no real money moves',
  stripe: 'taken through Stripe',
  none: 'not taken; set PAY_PROVIDER to take them',
};

let databaseUrl: string | undefined;
try {
  const config = readConfig();
  ({ databaseUrl } = config);
  if (process.argv[2] === REMOVE_DEMO) {
    const { runRemoval } = await import('#/database/seed/run-removal.ts');
    process.stdout.write(`${await runRemoval(config)}\n`);
    process.exit(0);
  }
  keepCompiled(COMPILED);
  // Begun first, so that it opens while the code is read.
  const begun = await beginConfigured(config);
  const { startApp } = await import('#/app.ts');
  const starting = startApp(config, { begun });
  const stopping = stopOnSignals(starting);
  const app = await starting;
  await app.begun;
  if (!config.quiet && !stopping.aborted) process.stdout.write(introduction(config, app.port));
  const notes = startNotes(config);
  if (notes.length > 0) process.stderr.write(`This Lobby is public:\n${notes.map((note) => `  - ${note}`).join('\n')}\n\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

/** Asked to stop while it starts, it stops as soon as it listens. @returns tells that it was asked to */
function stopOnSignals(starting: Promise<App>): AbortSignal {
  const stopping = new AbortController();
  const stop = () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    setTimeout(() => {
      process.stderr.write(`The stop took more than ${STOP_TIMEOUT_MS / 1_000} seconds and was cut off; whatever was answered is kept.\n`);
      process.exit(1);
    }, STOP_TIMEOUT_MS).unref();
    starting
      .then((app) => app.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${explain(error)}\n`);
          process.exit(1);
        },
      );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return stopping.signal;
}

function introduction(config: Config, port: number): string {
  const origin = config.origin ?? `http://localhost:${port}`;
  const rows = [
    ['Home', `${origin}/`],
    ['Dashboard', `${origin}/dashboard`],
    ...(config.seed === 'demo'
      ? [
          ['Demo chat', `${origin}/chat/${demoSlug(config)}`],
          ['Demo shop', `${origin}${DEMO_SHOP_PATH}`],
          ['Demo account', `${DEMO_ACCOUNT.email} / ${config.isPublic ? 'as DEMO_PASSWORD says' : config.demoPassword}`],
        ]
      : []),
    ['API', `${origin}/api/docs`],
    ['Data', config.databaseUrl ? 'PostgreSQL' : config.data],
    ['Mails', config.smtpUrl ? 'sent by SMTP' : config.mailbox === 'nobody' ? 'not sent' : `kept at ${origin}/dev/mail`],
    ['Payments', PAYMENTS[config.payments?.provider ?? 'none']],
    ['Answers', config.model ? `written by ${config.model.name}` : 'in the words of the knowledge base'],
  ];
  return `\nLobby is ready\n\n${rows.map(([name = '', value]) => `  ${name.padEnd(13)} ${value}`).join('\n')}\n\n  Stop with Ctrl-C\n\n`;
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof DirectoryInUse)
    return `The data folder ${error.message} is already open in another Lobby. Stop that one, or set LOBBY_DATA to another folder.`;
  if (error instanceof DatabaseBroken)
    return `The database in ${error.directory} could not be opened: ${error.message}. Put a copy of the folder back, or set LOBBY_DATA to another one.`;
  if (error instanceof DatabaseNewer)
    return `This database was changed by a newer Lobby (${error.message}). Start that one, or set LOBBY_DATA or DATABASE_URL to another database.`;
  if (isPortTaken(error)) return `Port ${error.port} is in use. Set PORT to another one.`;
  return explainStart(error, databaseUrl) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}

function isPortTaken(error: unknown): error is { code: 'EADDRINUSE'; port: number } {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error;
}
