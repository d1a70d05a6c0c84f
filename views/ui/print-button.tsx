import { Sign } from './sign.tsx'

/** Prints the page, by client/main.ts. Without script it is hidden: the browser's menu can print. */
export const PrintButton = () => (
  <button type="button" className="print-button needs-script" data-print>
    <Sign name="print" />
    Print this page
  </button>
)
