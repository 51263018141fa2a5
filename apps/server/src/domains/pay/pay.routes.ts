import type { pay } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { describeSubscription } from './describe-subscription.ts';
import { downloadInvoice } from './invoice/download-invoice.ts';
import { listPlans } from './list-plans.ts';
import { cancelOrder } from './order/cancel-order.ts';
import { checkOrder } from './order/check-order.ts';
import { initiateOrder } from './order/initiate-order.ts';
import { listOrders } from './order/list-orders.ts';
import { quotePlan } from './quote/quote-plan.ts';
import { describeUsage } from './usage/describe-usage.ts';

export const payRoutes: Routes<typeof pay> = {
  setMealList: listPlans,
  subscription: describeSubscription,
  usage: describeUsage,
  pre: quotePlan,
  initiate: initiateOrder,
  check: checkOrder,
  cancel: cancelOrder,
  orders: listOrders,
  invoice: downloadInvoice,
};
