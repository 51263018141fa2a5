import { FALLBACK_LOCALE, isLocale, type user } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { enterTenant } from '#/database/enter-scope.ts';
import { findDemo } from '#/database/seed/demo-businesses.ts';
import { inPlatform } from '#/database/transaction.ts';
import { pictureAddressOf } from '#/domains/picture/picture-file.ts';
import { findHolder } from '#/domains/role/find-holder.ts';
import { findMembership } from '#/domains/tenant/find-membership.ts';
import { BusinessError } from '#/errors.ts';
import { hasTwoStep } from './two-step/has-two-step.ts';
import { findUserById } from './user.repository.ts';

/** The signed-in user, and the business of that user. */
export function describeUser({ actor, services }: Pick<Call<typeof user.info>, 'actor' | 'services'>) {
  return inPlatform(
    services.database,
    async (scope) => {
      const found = await findUserById(scope, actor.userId);
      if (!found) throw new BusinessError('signed_out');
      const business = await findMembership(scope, actor.userId);
      const twoStep = await hasTwoStep(scope, found.id);
      const { name, permissions } = business
        ? await findHolder(await enterTenant(scope, business.tenantId), business.role)
        : { permissions: null };
      const isDemo =
        services.config.lively && business !== undefined && (await findDemo(await enterTenant(scope, business.tenantId))) !== undefined;
      return {
        id: found.id,
        email: found.email,
        name: found.name,
        face: pictureAddressOf(business?.face ?? null),
        role: business?.role ?? null,
        ...(permissions && { role_name: name ?? '', permissions }),
        tenant_id: business?.tenantId ?? 0,
        tenant_slug: business?.slug ?? null,
        tenant_name: business?.name ?? null,
        tenant_logo: pictureAddressOf(business?.logo ?? null),
        ...(isDemo && { is_demo: true }),
        locale: isLocale(found.locale) ? found.locale : FALLBACK_LOCALE,
        has_password: found.passwordHash !== null,
        two_step: twoStep,
        created_at: found.createdAt.getTime(),
        server_time: services.now(),
      };
    },
    actor.userId,
  );
}
