import { templateFolder } from '#/database/pglite/built-template.ts';
import { makeTemplate } from '#/database/pglite/make-template.ts';

// The last step of a build: a new embedded database begins as a copy of this one, in a fraction of the time.
await makeTemplate(await templateFolder());
