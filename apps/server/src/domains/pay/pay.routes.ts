import type { pay } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { BusinessError } from '#/errors.ts';
import { describeSubscription } from './describe-subscription.ts';
import { listPlans } from './list-plans.ts';
import { describeUsage } from './usage/describe-usage.ts';

const later = () => Promise.reject(new BusinessError('unavailable'));

export const payRoutes: Routes<typeof pay> = {
  setMealList: listPlans,
  subscription: describeSubscription,
  usage: describeUsage,
  pre: later,
  initiate: later,
  check: later,
  cancel: later,
  orders: later,
  invoice: later,
};
