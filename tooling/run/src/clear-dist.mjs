import { rmSync } from 'node:fs';
import { join } from 'node:path';

// As a command, in a package's folder before tsc: tsc leaves the output of a file that is no more, and it would be published.
rmSync(join(process.cwd(), 'dist'), { recursive: true, force: true });
