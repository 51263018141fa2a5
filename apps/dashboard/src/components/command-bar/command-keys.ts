const isApple = /Mac|iPhone|iPad/u.test(navigator.userAgent);

/** The keys that open the command bar, as this machine's keyboard names them: for people and for assistive technology. */
export const COMMAND_KEYS = isApple ? ({ shown: '⌘K', aria: 'Meta+K' } as const) : ({ shown: 'Ctrl K', aria: 'Control+K' } as const);
