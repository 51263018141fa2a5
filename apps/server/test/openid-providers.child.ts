import { openOpenIdProviders } from './openid-providers.ts';

// Runs the providers beside a server of its own: prints that server's settings in one line, and ends when its parent does.
const { environment } = await openOpenIdProviders();
process.stdout.write(`${JSON.stringify(environment)}\n`);
process.stdin.resume();
process.stdin.on('end', () => process.exit(0));
