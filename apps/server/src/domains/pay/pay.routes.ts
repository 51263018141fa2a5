import type { pay } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { describeSubscription } from './describe-subscription.ts';
import { listPlans } from './list-plans.ts';

export const payRoutes: Routes<typeof pay> = { setMealList: listPlans, subscription: describeSubscription };
