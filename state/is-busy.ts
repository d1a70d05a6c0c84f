import { timerRuns } from './running-timer.ts'

/** Somebody types, waits for something, times something, or has something open: nothing opens by itself then. */
export const isBusy = (): boolean =>
  document.querySelector('dialog[open], :popover-open, [aria-busy="true"], .favorites-note:not([hidden])') !== null ||
  timerRuns() ||
  document.activeElement?.matches('input, textarea, select, [contenteditable]') === true
