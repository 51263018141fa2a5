import type { annotations } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import type { ServerModule } from '#/server-module.ts';
import { createAnnotation, removeAnnotation, updateAnnotation } from './write-annotation.ts';

const annotationRoutes: { annotation: Routes<typeof annotations> } = {
  annotation: { create: createAnnotation, update: updateAnnotation, remove: removeAnnotation },
};

/** Lines of text that stand beside the figures of the analysis. */
export const annotationModule = { routes: annotationRoutes } satisfies ServerModule;
