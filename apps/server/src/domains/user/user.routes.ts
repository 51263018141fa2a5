import type { user } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { BusinessError } from '#/errors.ts';
import { describeUser } from './describe-user.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { registerTenant } from './register-tenant.ts';
import { sendEmailCode } from './send-email-code.ts';

const later = () => Promise.reject(new BusinessError('unavailable'));

export const userRoutes: Routes<typeof user> = {
  sendEmailCode,
  registerTenant,
  register: later,
  active: later,
  checkEmailCode: later,
  resetPassword: later,
  updatePassword: later,
  login,
  info: describeUser,
  updateProfile: later,
  sessions: later,
  revokeSession: later,
  twoStep: later,
  beginTwoStep: later,
  enableTwoStep: later,
  disableTwoStep: later,
  renewRecoveryCodes: later,
  logout,
};
