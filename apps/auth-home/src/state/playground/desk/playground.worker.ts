import { loadThesaurus } from '@lobby/retrieval';
import { serveDesk, type DeskRequest } from './desk-messages.ts';
import { createDesk } from './desk.ts';

// By this file's name the server knows the worker, and lets it connect to nothing but code of its own.
// Where the thesaurus does not arrive, the words of the text itself are found.
const desk = loadThesaurus().then(
  (thesaurus) => createDesk(thesaurus),
  () => createDesk(),
);

addEventListener('message', ({ data }: MessageEvent<DeskRequest>) => {
  void desk.then((ready) => postMessage(serveDesk(ready, data)));
});
