/** For how long a resolved conversation goes on when the visitor writes again, where the business says nothing else; in hours. */
export const REOPEN_HOURS = 72;
