/** Somebody types, waits for something, or has something open: nothing opens by itself then. */
export const isBusy = (): boolean =>
  document.querySelector('dialog[open], :popover-open, [aria-busy="true"]') !== null ||
  document.activeElement?.matches('input, textarea, select, [contenteditable]') === true
