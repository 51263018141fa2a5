import type { botTools } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { createTool, listTools, removeTool, saveTool } from './manage-tools.ts';
import { tryTool } from './try-tool.ts';

export const toolRoutes: Routes<typeof botTools> = {
  list: listTools,
  create: createTool,
  update: saveTool,
  remove: removeTool,
  try: tryTool,
};
