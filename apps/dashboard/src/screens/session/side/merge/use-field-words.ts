import { useT } from '@lobby/i18n';

const ATTRS = 'attrs.';

/** What fields of a contact are called; an attribute has its own name. */
export function useFieldWords(): (field: string) => string {
  const t = useT('session');
  const desk = useT('desk');
  const words: Record<string, string> = {
    name: t('contact.name'),
    email: t('contact.email'),
    phone: t('contact.phone'),
    external_id: desk('contact.external_id'),
    remark: t('contact.remark'),
  };
  return (field) => words[field] ?? (field.startsWith(ATTRS) ? field.slice(ATTRS.length) : field);
}
