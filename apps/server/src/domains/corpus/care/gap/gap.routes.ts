import type { gaps } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { addWording } from './add-wording.ts';
import { mergeGaps, splitGap } from './arrange-gaps.ts';
import { changeGap, getGap, listGaps } from './settle-gap.ts';

export const gapRoutes: Routes<typeof gaps> = {
  list: listGaps,
  get: getGap,
  settle: changeGap,
  addWording,
  merge: mergeGaps,
  split: splitGap,
};
