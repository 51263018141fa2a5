/** The sections of the home page by their anchor, in the order of the page. */
export const SECTIONS = ['steps', 'facts', 'plans'] as const;
