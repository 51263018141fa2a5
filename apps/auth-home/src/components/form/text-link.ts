/** The look of a link inside or under a form. */
export const TEXT_LINK = 'font-semibold text-accent-text underline-offset-4 hover:underline';
