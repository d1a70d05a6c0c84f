import { RefuseButton } from './refuse-button.tsx'

const answers = [
  ['yes', 'Yes'],
  ['partly', 'In part'],
  ['no', 'No'],
] as const

/** One question under a text; an answer is counted, never who gave it. It needs script, and is not there without. */
export const Survey = () => (
  <aside className="page-end survey" aria-labelledby="survey" data-refusable="survey" data-seen="survey-card-view">
    <p id="survey" role="status">
      Did this page answer your question?
    </p>
    {answers.map(([value, label]) => (
      <button key={value} type="button" className="button button-secondary" data-answer={value}>
        {label}
      </button>
    ))}
    <RefuseButton id="survey" />
  </aside>
)
