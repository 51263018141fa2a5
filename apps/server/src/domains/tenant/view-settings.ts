import { INDUSTRIES, isLocale, type tenant, type TenantSettings } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { pictureAddressOf } from '#/domains/picture/picture-file.ts';
import { findSettings, type SettingsRow } from './settings.repository.ts';

/** The settings of the business. */
export async function viewSettings({ actor, services }: Call<typeof tenant.settings>) {
  return toSettings(await inTenant(services.database, actor.tenantId, findSettings));
}

/** A stored row as the contract has it. A trade that is offered no more counts as none. */
export function toSettings({ frameOrigins, locales, industry, logo, ...row }: SettingsRow): TenantSettings {
  return {
    ...row,
    logo: pictureAddressOf(logo),
    locales: locales.filter(isLocale),
    industry: INDUSTRIES.find((each) => each === industry) ?? null,
    frame_origins: frameOrigins,
  };
}
