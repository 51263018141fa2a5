import type { TemplateCategory, TemplateContent, TemplateState, TemplateVariable } from '@lobby/contract';

/** A message that the service has approved before. */
export interface ServiceTemplate {
  name: string;
  language: string;
  category: TemplateCategory;
  state: TemplateState;
  reason: string | null;
  content: TemplateContent;
}

/** A template with what was filled in. */
export interface TemplateCall {
  name: string;
  language: string;
  fields: readonly (Pick<TemplateVariable, 'place' | 'name'> & { text: string })[];
}
