import type { ReactNode } from 'react'

/** What stands beside every answer. */
export const study = {
  births: '2,840,755',
  finding: 'No better than a coin',
  address: 'https://pubmed.ncbi.nlm.nih.gov/20618730/',
  cited: 'Villamor and others, Paediatric and Perinatal Epidemiology, 2010',
}

/** The answer, and beside it, in the same size, what it is worth. */
export const ChartResult = ({ children }: { children: ReactNode }) => (
  <section aria-label="Result" className="chart-result">
    <div className="tool-result">
      <h2 className="text-kicker">The chart says</h2>
      <output tabIndex={-1}>{children}</output>
    </div>
    <div className="tool-result">
      <h2 className="text-kicker">The count says</h2>
      <p>
        <b>{study.finding}.</b> A study held the method against {study.births} births in Sweden.
      </p>
      <p className="tool-note">
        <a href={study.address}>{study.cited}</a>. For entertainment only: nothing can be planned, bought or decided by
        it.
      </p>
    </div>
  </section>
)
