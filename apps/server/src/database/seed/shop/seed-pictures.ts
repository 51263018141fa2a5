import { sql } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import type { StaffActor } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { keepPicture } from '#/domains/help/transfer/keep-image.ts';
import { putPicture } from '#/domains/picture/put-picture.ts';
import { replaceLogo } from '#/domains/tenant/settings.repository.ts';
import { replaceMemberFace } from '#/domains/tenant/replace-member-face.ts';
import type { Services } from '#/services.ts';
import type { ShopFacts } from './shop-facts.ts';

/** The logo of the shop and the faces of its people, drawn for them. Somebody who has a face already keeps it. */
export async function seedPictures(services: Services, owner: StaffActor, { people }: ShopFacts): Promise<void> {
  const { database } = services;
  const now = await inTenant(database, owner.tenantId, findShown);
  if (now.logo === null) {
    const id = await keepPicture(services, owner, 'logo.png', await drawing('logo'), 'logo');
    await putPicture(services, owner, { id, purpose: 'logo', save: (scope) => replaceLogo(scope, id) });
  }
  for (const [key, { name }] of Object.entries(people)) {
    const person = now.members.find((each) => each.name === name && each.face === null);
    if (!person) continue;
    const actor: StaffActor = { ...owner, userId: person.id, name };
    const id = await keepPicture(services, actor, `${key}.png`, await drawing(`people/${key}`), 'face');
    await putPicture(services, actor, { id, purpose: 'face', save: (scope) => replaceMemberFace(scope, person.id, id) });
  }
}

const drawing = (name: string) => readFile(new URL(`facts/pictures/${name}.png`, import.meta.url));

interface Shown {
  logo: string | null;
  members: { id: number; name: string; face: string | null }[];
}

async function findShown({ tenantId, db }: TenantScope): Promise<Shown> {
  const { rows } =
    await db.execute(sql`SELECT t.logo, (SELECT coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'face', m.face)), '[]')
    FROM tenant_member m JOIN app_user u ON u.id = m.user_id WHERE m.tenant_id = t.id) AS members FROM tenant t WHERE t.id = ${tenantId}`);
  return rows[0] as unknown as Shown;
}
