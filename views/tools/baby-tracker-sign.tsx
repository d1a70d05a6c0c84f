import type { LineKind } from '../../domain/tools/baby-log.ts'

/** As views/ui/icon.tsx has them; by themselves, for one tool needs them. */
const outlines: Record<LineKind, string> = {
  feed: 'M9 9h6l1.5 3v7a2 2 0 0 1-2 2h-5a2 2 0 0 1-2-2v-7zM9 9V7h6v2M10.5 7q0-3 1.5-4q1.5 1 1.5 4M13 14h3.4M13 17.5h3.4',
  sleep: 'M19 14.5A8 8 0 0 1 9.5 5a8 8 0 1 0 9.5 9.5zM16 4h4l-4 4.5h4',
  diaper: 'M3 7h18v2.5Q20 17 14 18.5h-4Q4 17 3 9.5zM3 10.5q5 0 6.5 7.5M21 10.5q-5 0-6.5 7.5',
  medicine: 'M9 3.5h6M10 3.5v4q-3 1-3 4V19a2 2 0 0 0 2 2h6a2 2 0 0 0 2-2v-7.5q0-3-3-4v-4M12 12.5v4.5M9.8 14.8h4.400',
}

/** The drawing of a kind. */
export const BabySign = ({ kind }: { kind: LineKind }) => (
  <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={outlines[kind]} />
  </svg>
)
