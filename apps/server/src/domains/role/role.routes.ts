import type { roles } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { createRole } from './create-role.ts';
import { listRoles } from './list-roles.ts';
import { removeRole } from './remove-role.ts';
import { updateRole } from './update-role.ts';

export const roleRoutes: Routes<typeof roles> = { list: listRoles, create: createRole, update: updateRole, remove: removeRole };
