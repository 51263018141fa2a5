import { useQuery } from '@tanstack/react-query';
import { useApi } from '#/data/api.ts';
import { slugQuery } from '#/data/tenant.ts';
import { isSlug, plainSlug } from './suggest-slug.ts';
import { useSettled } from './use-settled.ts';

/** Nobody is asked about a name that is still being typed, in milliseconds. */
const SETTLE_MS = 300;

/** What is known of an address name; `unknown` where nobody could be asked: the server decides when the form is sent. */
export type SlugStatus = 'empty' | 'invalid' | 'checking' | 'free' | 'taken' | 'unknown';

/** Follows an address name while it is typed. */
export function useSlugStatus(typed: string): SlugStatus {
  const api = useApi();
  const slug = plainSlug(typed);
  const settled = useSettled(slug, SETTLE_MS);
  const valid = isSlug(slug);
  const { data, isError } = useQuery({ ...slugQuery(api, settled), enabled: valid && settled === slug, retry: false });
  if (slug === '') return 'empty';
  if (settled !== slug) return 'checking';
  if (!valid) return 'invalid';
  if (data) return data.free ? 'free' : 'taken';
  return isError ? 'unknown' : 'checking';
}
