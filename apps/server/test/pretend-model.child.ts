import { openModelServer } from './model-server.ts';
import { pretend } from './pretend-model.ts';

// Tools of a journey answer on loopback too.
// Runs a model beside a server of its own: prints that server's settings in one line, and ends when its parent does.
const { url } = await openModelServer(pretend);
process.stdout.write(`${JSON.stringify({ MODEL_URL: url, MODEL_NAME: 'pretend', ALLOW_PRIVATE_ADDRESSES: 'true' })}\n`);
process.stdin.resume();
process.stdin.on('end', () => process.exit(0));
