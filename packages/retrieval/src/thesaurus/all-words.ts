import { ACCOUNTS } from './words/accounts.ts';
import { ANIMAL_CARE } from './words/animal-care.ts';
import { AT_THE_TABLE } from './words/at-the-table.ts';
import { BANKING_INSURANCE } from './words/banking-insurance.ts';
import { BEAUTY_FITNESS } from './words/beauty-fitness.ts';
import { BODY_HEALTH } from './words/body-health.ts';
import { CAR_HIRE } from './words/car-hire.ts';
import { CLINICS } from './words/clinics.ts';
import { COMPLAINTS } from './words/complaints.ts';
import { CONTACT_SUPPORT } from './words/contact-support.ts';
import { DELIVERY } from './words/delivery.ts';
import { DENTAL_CARE } from './words/dental-care.ts';
import { DOCUMENTS } from './words/documents.ts';
import { EVENTS } from './words/events.ts';
import { EVERYDAY_QUALITIES } from './words/everyday-qualities.ts';
import { EVERYDAY_VERBS } from './words/everyday-verbs.ts';
import { FOOD } from './words/food.ts';
import { HOMES_ONLINE } from './words/homes-online.ts';
import { HOME_SERVICES } from './words/home-services.ts';
import { HOTELS } from './words/hotels.ts';
import { LIBRARIES_MUSEUMS } from './words/libraries-museums.ts';
import { MONEY_MATTERS } from './words/money-matters.ts';
import { MOVING_HOUSE } from './words/moving-house.ts';
import { NAMES_OF_THINGS } from './words/names-of-things.ts';
import { ORDERS } from './words/orders.ts';
import { PAYMENT } from './words/payment.ts';
import { PEOPLE_NUMBERS } from './words/people-numbers.ts';
import { PETS_CHILDREN } from './words/pets-children.ts';
import { PLACES_NAMED } from './words/places-named.ts';
import { PLACES_TRANSPORT } from './words/places-transport.ts';
import { PRICES } from './words/prices.ts';
import { PRODUCTS } from './words/products.ts';
import { PUBLIC_OFFICE } from './words/public-office.ts';
import { RETURNS } from './words/returns.ts';
import { SALONS } from './words/salons.ts';
import { SCHOOLS } from './words/schools.ts';
import { SHOPS } from './words/shops.ts';
import { SITUATIONS } from './words/situations.ts';
import { SITUATIONS_CARE_TRAVEL } from './words/situations-care-travel.ts';
import { SITUATIONS_DELIVERIES } from './words/situations-deliveries.ts';
import { SITUATIONS_OFFICES } from './words/situations-offices.ts';
import { SITUATIONS_PLACES } from './words/situations-places.ts';
import { SITUATIONS_REPAIRS } from './words/situations-repairs.ts';
import { SITUATIONS_SERVICES } from './words/situations-services.ts';
import { SITUATIONS_SHOPS } from './words/situations-shops.ts';
import { SOFTWARE } from './words/software.ts';
import { SUBSCRIPTION } from './words/subscription.ts';
import { TELECOM_INTERNET } from './words/telecom-internet.ts';
import { THINGS_ASKED_FOR } from './words/things-asked-for.ts';
import { TIME } from './words/time.ts';
import { TRAVEL } from './words/travel.ts';
import { TRIPS_BY_AIR } from './words/trips-by-air.ts';
import { WARRANTY_REPAIR } from './words/warranty-repair.ts';
import { WORK_JOBS } from './words/work-jobs.ts';
import { OFF_TOPIC } from './words/off-topic.ts';

/** Everything that the support thesaurus holds, by topic. */
export const WORDS: readonly string[] = [
  ACCOUNTS,
  ANIMAL_CARE,
  AT_THE_TABLE,
  BANKING_INSURANCE,
  BEAUTY_FITNESS,
  BODY_HEALTH,
  CAR_HIRE,
  CLINICS,
  COMPLAINTS,
  CONTACT_SUPPORT,
  DELIVERY,
  DENTAL_CARE,
  DOCUMENTS,
  EVENTS,
  EVERYDAY_QUALITIES,
  EVERYDAY_VERBS,
  FOOD,
  HOMES_ONLINE,
  HOME_SERVICES,
  HOTELS,
  LIBRARIES_MUSEUMS,
  MONEY_MATTERS,
  MOVING_HOUSE,
  NAMES_OF_THINGS,
  ORDERS,
  PAYMENT,
  PEOPLE_NUMBERS,
  PETS_CHILDREN,
  PLACES_NAMED,
  PLACES_TRANSPORT,
  PRICES,
  PRODUCTS,
  PUBLIC_OFFICE,
  RETURNS,
  SALONS,
  SCHOOLS,
  SHOPS,
  SITUATIONS,
  SITUATIONS_CARE_TRAVEL,
  SITUATIONS_DELIVERIES,
  SITUATIONS_OFFICES,
  SITUATIONS_PLACES,
  SITUATIONS_REPAIRS,
  SITUATIONS_SERVICES,
  SITUATIONS_SHOPS,
  SOFTWARE,
  SUBSCRIPTION,
  TELECOM_INTERNET,
  THINGS_ASKED_FOR,
  TIME,
  TRAVEL,
  TRIPS_BY_AIR,
  WARRANTY_REPAIR,
  WORK_JOBS,
  OFF_TOPIC,
];
