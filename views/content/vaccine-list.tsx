import { january2026List, usSchedule, type VaccineRow } from '../../content/vaccines.ts'
import { DateText } from '../ui/time.tsx'
import { Fold } from './fold.tsx'

/** Vaccines go by the age since birth, milestones by the corrected age. */
const ageSource = {
  name: 'Pediatrics 153(2), 2024',
  url: 'https://publications.aap.org/pediatrics/article-abstract/153/2/e2023063801/196384',
} as const

/** The doses that are due at this age, and the version of the schedule that says so. */
export const VaccineList = ({ vaccines }: { vaccines: readonly VaccineRow[] }) => (
  <Fold id="vaccines" title="Vaccines around this age">
    <p>
      By the age since birth, also for a baby born early (
      <a href={ageSource.url} rel="noopener">
        {ageSource.name}
      </a>
      ).
    </p>
    <table className="prose-table">
      <thead>
        <tr>
          <th scope="col">Vaccine</th>
          <th scope="col">Usual age</th>
        </tr>
      </thead>
      <tbody>
        {vaccines.map(({ vaccine, ages, note, onJanuary2026List }) => (
          <tr key={`${vaccine} ${ages}`}>
            <th scope="row">
              {vaccine}
              {!onJanuary2026List && '*'}
            </th>
            <td>
              {ages}
              {note && `. ${note}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    {vaccines.some(row => !row.onJanuary2026List) && (
      <p className="text-small">
        * Not on the{' '}
        <a href={january2026List.source.url} rel="noopener">
          {january2026List.authority}
        </a>{' '}
        of <DateText date={january2026List.version} />. {january2026List.status}
      </p>
    )}
    <p className="text-small">
      United States, {usSchedule.authority}, version of <DateText date={usSchedule.version} />:{' '}
      <a href={usSchedule.source.url} rel="noopener">
        {usSchedule.source.title}
      </a>
      , {usSchedule.source.publisher}. Other countries have other ages. Your child’s own record decides; ask at the
      visit.
    </p>
  </Fold>
)
