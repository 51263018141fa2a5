import type { policy } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { acceptPolicies } from './accept-policies.ts';
import { listDuePolicies } from './list-due-policies.ts';
import { readPolicy } from './read-policy.ts';

export const policyRoutes: Routes<typeof policy> = { text: readPolicy, due: listDuePolicies, accept: acceptPolicies };
