/** Web storage key of the visitor's choice; absent means: as the system. */
export const COLOR_MODE_KEY = 'color-mode';

/**
 * Runs before the first paint, so that nothing flashes. Reads what the visitor chose and puts it on <html>.
 * Storage can be switched off: then the system decides.
 */
export const colorModeScript = `try{const m=localStorage.getItem('${COLOR_MODE_KEY}');if(m==='light'||m==='dark')document.documentElement.dataset.mode=m}catch{}`;
