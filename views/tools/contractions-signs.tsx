import type { LaborSigns } from '../../content/danger-signs/labor-signs.ts'

/** A small band that stays in view while the tool is. The signs in full stand below the tool and on their own page. */
export const SignsBand = ({ signs: { band, all } }: { signs: LaborSigns }) => (
  <aside className="contractions-band" aria-label="Call now, do not wait">
    <p>
      <b>Call now, do not wait:</b> {band.join(' · ')}, or you feel that something is wrong. <a href={all}>All signs</a>
    </p>
  </aside>
)
