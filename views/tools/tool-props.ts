/** What every tool's island gets. */
export interface ToolProps {
  /** The visitor's country decides which units and numbers come first. */
  country: 'US' | 'other'
}
