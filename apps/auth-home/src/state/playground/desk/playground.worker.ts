import { serveDesk, type DeskRequest } from './desk-messages.ts';
import { createDesk } from './desk.ts';

// By this file's name the server knows the worker, and lets it connect to nothing.
const desk = createDesk();

addEventListener('message', ({ data }: MessageEvent<DeskRequest>) => postMessage(serveDesk(desk, data)));
