import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, nothing, version } from './fields.ts';
import { timezoneSchema } from './tenant-fields.ts';

/** Minutes of a day. */
export const DAY_MIN = 1_440;
/** Intervals of one day, and days of one schedule that differ from the week. */
export const INTERVALS_MAX = 8;
const EXCEPTIONS_MAX = 200;
const LABEL_MAX = 60;

/** Countries whose public holidays are known, by ISO 3166-1. */
export const HOLIDAY_COUNTRIES = ['CN', 'HK', 'JP', 'US'] as const;
export type HolidayCountry = (typeof HOLIDAY_COUNTRIES)[number];

/** Names of public holidays; every client words them in its own language. */
export const HOLIDAYS = [
  'new_year',
  'lunar_new_year_eve',
  'lunar_new_year',
  'ching_ming',
  'labour_day',
  'dragon_boat',
  'mid_autumn',
  'day_after_mid_autumn',
  'national_day',
  'workday',
  'good_friday',
  'easter',
  'buddha',
  'hksar_day',
  'chung_yeung',
  'christmas',
  'boxing_day',
  'coming_of_age',
  'foundation',
  'emperor',
  'spring_equinox',
  'showa',
  'constitution',
  'greenery',
  'children',
  'marine',
  'mountain',
  'respect_for_aged',
  'autumn_equinox',
  'sports',
  'culture',
  'thanks_for_work',
  'citizens',
  'in_lieu',
  'king',
  'presidents',
  'memorial',
  'juneteenth',
  'independence',
  'columbus',
  'veterans',
  'thanksgiving',
] as const;
export type HolidayName = (typeof HOLIDAYS)[number];

/** A day without a zone, YYYY-MM-DD. */
export const calendarDay = z.iso.date();

/**
 * Minutes since midnight of the day it begins on. An end beyond `DAY_MIN` is on the next day: 22:00 to 02:00 is
 * `{ start: 1320, end: 1560 }`, and a whole day is `{ start: 0, end: 1440 }`.
 */
export const interval = z
  .object({ start: z.int().check(z.gte(0), z.lt(DAY_MIN)), end: z.int().check(z.gt(0), z.lte(2 * DAY_MIN)) })
  .check(z.refine(({ start, end }) => end > start && end - start <= DAY_MIN, { error: 'range', path: ['end'] }));
export type Interval = z.output<typeof interval>;

const intervals = z.array(interval).check(z.maxLength(INTERVALS_MAX));

/** Days that differ from the week; without intervals they are closed. They go before public holidays. */
export const hoursException = z
  .object({ from: calendarDay, to: calendarDay, intervals, label: z.string().check(z.trim(), z.maxLength(LABEL_MAX)) })
  .check(z.refine(({ from, to }) => to >= from, { error: 'range', path: ['to'] }));
export type HoursException = z.output<typeof hoursException>;

/** When people answer. */
export const openingHours = z.object({
  timezone: timezoneSchema,
  always_open: z.boolean(),
  /** Sunday to Saturday; a day without intervals is closed. */
  days: z.array(intervals).check(z.length(7)),
  exceptions: z.array(hoursException).check(z.maxLength(EXCEPTIONS_MAX)),
  /** Its public holidays are closed, its make-up working days are open like a Monday. */
  holiday_country: z.nullable(z.enum(HOLIDAY_COUNTRIES)),
});
export type OpeningHours = z.output<typeof openingHours>;

export const businessHours = z.extend(openingHours, {
  /** null for the hours of the whole business. */
  team_id: z.nullable(id),
  /** 0 before anybody has set them. */
  version: z.int(),
  open: z.boolean(),
  /** When it opens next; null while open, and where it never does. */
  next_opening: z.nullable(epochMs),
  /** When it closes; null while closed, and where it never does. */
  next_closing: z.nullable(epochMs),
});
export type BusinessHours = z.output<typeof businessHours>;

export const hours = {
  /** The hours of the business, then those of each team that has its own. */
  list: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/hours',
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    summary: 'Business hours',
    request: nothing,
    response: z.object({ items: z.array(businessHours) }),
    errors: [],
    servesExpired: true,
  }),
  save: defineEndpoint({
    method: 'PUT',
    path: '/api/micro/chatbot/hours',
    caller: 'staff',
    permission: 'team.edit',
    visibility: 'business',
    audit: 'call',
    summary: 'Set business hours; the second of two writers gets stale_version with the newer copy',
    request: z.extend(openingHours, { team_id: z.nullable(id), version }),
    response: businessHours,
    errors: ['stale_version', 'subscription_expired'],
  }),
  /** A team without hours of its own has those of the business. */
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/api/micro/chatbot/hours/{team_id}',
    caller: 'staff',
    permission: 'team.edit',
    visibility: 'business',
    audit: 'call',
    summary: 'Let a team follow the hours of the business again',
    request: z.object({ team_id: id }),
    response: nothing,
    errors: ['subscription_expired'],
  }),
  holidays: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/hours/holiday',
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    summary: 'Public holidays of a country, from today on',
    request: z.object({ country: z.enum(HOLIDAY_COUNTRIES) }),
    response: z.object({ items: z.array(z.object({ day: calendarDay, name: z.enum(HOLIDAYS), works: z.boolean() })) }),
    errors: [],
    servesExpired: true,
  }),
};
