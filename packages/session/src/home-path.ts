/** Path of the home page, by itself for pages that lead nowhere else of the site. */
export const HOME_PATH = '/';
