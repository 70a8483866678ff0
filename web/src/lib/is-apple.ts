/** Whether the keyboard has ⌘ where others have Ctrl. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
