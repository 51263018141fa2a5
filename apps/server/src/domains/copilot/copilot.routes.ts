import type { copilot } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { draftReply } from './draft-reply.ts';
import { rewriteText } from './rewrite-text.ts';
import { suggestTags } from './suggest-tags.ts';
import { summarizeConversation } from './summarize-conversation.ts';

export const copilotRoutes: Routes<typeof copilot> = {
  state: ({ services }) => Promise.resolve({ model: services.model !== undefined }),
  draft: draftReply,
  rewrite: rewriteText,
  summary: summarizeConversation,
  tags: suggestTags,
};
