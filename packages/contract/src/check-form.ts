import { email } from './fields.ts';
import { phone } from './contact.ts';
import { hasPattern, type FieldValue, type FieldValues, type FormField } from './work-order-fields.ts';
import { matchesPattern } from './match-pattern.ts';
import { ownValue } from './own-value.ts';
import { z } from 'zod/mini';

/** What is wrong with a value; each client words it in its own language. */
export type FormFault = 'required' | 'number' | 'choice' | 'date' | 'phone' | 'email' | 'file' | 'pattern' | 'text';

const isEmpty = (value: FieldValue | undefined) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * What is wrong with the values of a form, by the key of the field; none where all is well. Pure, for forms and for the server.
 * @param asked the fields that were asked for: a customer is not asked for what is hidden from them
 */
export function formFaults(asked: readonly FormField[], values: FieldValues): Record<string, FormFault> {
  const faults = asked.flatMap((field) => {
    const value = ownValue(values, field.key);
    const fault = isEmpty(value) ? (field.required ? 'required' : undefined) : faultOf(field, value as FieldValue);
    return fault === undefined ? [] : [[field.key, fault] as const];
  });
  return Object.fromEntries(faults);
}

/** The values of the fields that were asked for, without those that say nothing. */
export function keptValues(asked: readonly FormField[], values: FieldValues): FieldValues {
  const kept = asked.flatMap(({ key }) => {
    const value = ownValue(values, key);
    return isEmpty(value) ? [] : [[key, typeof value === 'string' ? value.trim() : (value as FieldValue)] as const];
  });
  return Object.fromEntries(kept);
}

/** What a field is to its readers: customers see and fill in those that are for them. */
export function fieldsFor(fields: readonly FormField[], who: 'customer' | 'agent'): FormField[] {
  return who === 'agent' ? [...fields] : fields.filter((field) => field.visible_to_customer);
}

function faultOf(field: FormField, value: FieldValue): FormFault | undefined {
  const { kind, pattern, choices } = field;
  switch (kind) {
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? undefined : 'number';
    case 'select':
      return choices.some((choice) => choice.key === value) ? undefined : 'choice';
    case 'multi':
      return Array.isArray(value) &&
        new Set(value).size === value.length &&
        value.every((each) => choices.some((choice) => choice.key === each))
        ? undefined
        : 'choice';
    case 'file':
      return Array.isArray(value) && value.every((each) => z.safeParse(z.uuid(), each).success) ? undefined : 'file';
    case 'date':
      return z.safeParse(z.iso.date(), value).success ? undefined : 'date';
    case 'phone':
      return z.safeParse(phone, value).success ? undefined : 'phone';
    case 'email':
      return z.safeParse(email, value).success ? undefined : 'email';
    default: {
      if (typeof value !== 'string') return 'text';
      return pattern !== null && hasPattern(kind) && !matchesPattern(pattern, value.trim()) ? 'pattern' : undefined;
    }
  }
}
