import type { chatLinks } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { openLink, stopLetters } from './open-link.ts';

export const chatLinkRoutes: Routes<typeof chatLinks> = { open: openLink, stop: stopLetters };
