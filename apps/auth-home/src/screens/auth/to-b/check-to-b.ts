import { nameProblem, slugProblem } from '#/components/chat-address/check-business.ts';
import type { SlugStatus } from '#/components/chat-address/use-slug-status.ts';
import type { FieldName } from '#/components/form/place-failure.ts';
import type { Problem, Problems } from '#/components/form/problem.ts';

/** The fields in the order of the page. */
export const TO_B_FIELDS = ['tenant_name', 'slug', 'country', 'industry', 'timezone', 'locales'] as const satisfies readonly FieldName[];
export type ToBField = (typeof TO_B_FIELDS)[number];

/** What is wrong with the form of a new business. `noLocale` is what is said where no language is chosen. */
export function checkToB(
  values: Readonly<Record<ToBField, string>>,
  { slugStatus, noLocale }: { readonly slugStatus: SlugStatus; readonly noLocale: Problem },
): Problems<ToBField> {
  const found = {
    tenant_name: nameProblem(values.tenant_name),
    slug: slugProblem(values.slug, slugStatus),
    locales: values.locales === '' ? noLocale : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}
