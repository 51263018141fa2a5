import type { user } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { checkEmailCode } from './check-email-code.ts';
import { describeLink } from './describe-link.ts';
import { describeUser } from './describe-user.ts';
import { listSessions } from './list-sessions.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { register } from './register.ts';
import { registerTenant } from './register-tenant.ts';
import { resetPassword } from './reset-password.ts';
import { revokeSession } from './revoke-session.ts';
import { sendEmailCode } from './send-email-code.ts';
import { beginTwoStep } from './two-step/begin-two-step.ts';
import { describeTwoStep } from './two-step/describe-two-step.ts';
import { disableTwoStep } from './two-step/disable-two-step.ts';
import { enableTwoStep } from './two-step/enable-two-step.ts';
import { renewRecoveryCodes } from './two-step/renew-recovery-codes.ts';
import { setFace } from './set-face.ts';
import { updatePassword } from './update-password.ts';
import { updateProfile } from './update-profile.ts';

export const userRoutes: Routes<typeof user> = {
  sendEmailCode,
  registerTenant,
  register,
  active: describeLink,
  checkEmailCode,
  resetPassword,
  updatePassword,
  login,
  info: describeUser,
  updateProfile,
  setFace,
  sessions: listSessions,
  revokeSession,
  twoStep: describeTwoStep,
  beginTwoStep,
  enableTwoStep,
  disableTwoStep,
  renewRecoveryCodes,
  logout,
};
