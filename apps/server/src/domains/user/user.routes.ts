import type { user } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { describeUser } from './describe-user.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { registerTenant } from './register-tenant.ts';
import { sendEmailCode } from './send-email-code.ts';

export const userRoutes: Routes<typeof user> = { sendEmailCode, registerTenant, login, info: describeUser, logout };
