import {
  CHANNEL_PARAM,
  IDENTITY_PARAM,
  negotiateLocale,
  picturePath,
  textOn,
  type LauncherIcon,
  type Locale,
  type widget,
  type WidgetSetup,
} from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { findSurvivor } from '#/domains/contact/find-survivor.ts';
import { BusinessError } from '#/errors.ts';
import { say } from '#/words.ts';
import { countUnread, noteRefusal, type StoredChannel } from './channel.repository.ts';
import { findOnPage } from './find-on-page.ts';
import { lastHello, noteHello } from './installation/hello.repository.ts';
import { isWithinHours, teaserFor } from './launcher-hours.ts';
import { readUnreadTicket } from './unread-ticket.ts';

/** That pages of a site have shown the widget is written down at most this often, in milliseconds. */
const NOTED_EVERY_MS = 60_000;
/** Sites of strangers are written down at most this often. */
const REFUSAL_EVERY_MS = 5_000;
/** A conversation that was touched within so long may get an answer at any moment, in milliseconds. */
export const LIVE_MS = 3_600_000;

/** Each lies in the answer and not in the loader, which has to be small. */
const ICON_LINES: Readonly<Record<LauncherIcon, string>> = {
  chat: 'M8 20A9 9 0 1 0 4 16L2 22Z',
  question: 'M12 2a10 10 0 1 0 .1 0M9 9q1-3 4-2 4 2-1 6m0 4v.1',
  smile: 'M12 2a10 10 0 1 0 .1 0M8 14q4 4 8 0M9 9v.1m6 0V9',
};

/**
 * What a page needs to show a channel's launcher.
 * @throws BusinessError channel_off where the channel is paused or gone; site_not_allowed where the page is of a site that may not show it;
 *   outside_hours where nobody is to see it now
 */
export async function setUpWidget(call: Call<typeof widget.setup>): Promise<WidgetSetup> {
  const { request, services } = call;
  const { channel, tenant, page, isAllowed } = await findOnPage(call, request.key);
  const { visitor, isWithin } = await inTenant(services.database, tenant.id, async (scope) => {
    const now = services.now();
    await note(scope, channel, { page, isAllowed, now });
    const contactId = isAllowed ? readUnreadTicket(request.ticket, tenant.id, services.secrets) : undefined;
    return {
      visitor: contactId === undefined ? null : await countUnread(scope, await findSurvivor(scope, contactId), now - LIVE_MS),
      isWithin: await isWithinHours(scope, channel.hours, now),
    };
  });
  if (!isAllowed) throw new BusinessError('site_not_allowed');
  // Whoever is in the middle of something finds the way back to it.
  if (!isWithin && channel.hours.hides_launcher && !visitor?.live && !visitor?.unread) throw new BusinessError('outside_hours');
  const locale = request.lang ? negotiateLocale(request.lang) : call.locale;
  const { color, icon, logo_id, logo_on_launcher, side, offset_x, offset_y, teaser_after_s, texts } = channel.look;
  const { label, teaser } = texts[locale];
  return {
    name: tenant.name,
    locale,
    frame: frameOf(tenant.slug, channel, locale),
    color,
    text_color: textOn(color),
    icon: ICON_LINES[icon],
    logo: logo_on_launcher ? logoStyle(services.config.origin ?? call.origin, logo_id ?? tenant.logo) : '',
    side,
    offset_x,
    offset_y,
    texts: {
      open: say(locale, 'widget.open', { business: tenant.name }),
      close: say(locale, 'widget.close'),
      dismiss: say(locale, 'widget.dismiss'),
      title: say(locale, 'widget.title', { business: tenant.name }),
      unread: say(locale, 'widget.unread'),
      label,
      teaser: teaserFor(teaser, channel.hours, locale, isWithin),
    },
    teaser_after_s,
    visitor,
  };
}

/**
 * Lays a logo over the lines of the launcher, which are seen where a page lets no picture of ours in. It lies in the answer and not in
 * the loader, which has to be small.
 */
function logoStyle(origin: string, logo: string | null): string {
  if (logo === null) return '';
  return `#go[aria-expanded=false]:before{content:"";position:absolute;margin:-14px;padding:26px;border-radius:28px;background:url(${origin}${picturePath(logo)})0/cover}`;
}

/** It waits for who the page says its visitor is, where that counts. */
function frameOf(slug: string, { public_key: key, identity_mode: mode }: StoredChannel, locale: Locale): string {
  return `/chat/${slug}?${CHANNEL_PARAM}=${key}${mode === 'off' ? '' : `&${IDENTITY_PARAM}=1`}&locale=${locale}`;
}

async function note(
  scope: TenantScope,
  channel: StoredChannel,
  { page, isAllowed, now }: { page: string; isAllowed: boolean; now: number },
): Promise<void> {
  if (!isAllowed) {
    if (now - (channel.refused_at ?? 0) >= REFUSAL_EVERY_MS) await noteRefusal(scope, channel.id, page, now);
    return;
  }
  const shownAt = (await lastHello(scope, channel.id, page)) ?? 0;
  if (now - shownAt >= NOTED_EVERY_MS) await noteHello(scope, channel.id, page, now);
}
