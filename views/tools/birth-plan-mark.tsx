import { mostImportant } from '../../domain/tools/birth-plan.ts'

interface MarkProps {
  isMarked: boolean
  isFull: boolean
  isDisabled?: boolean
  onMark: () => void
}

/** Puts a line into the short form, or says why there is no room. */
export const ImportantMark = ({ isMarked, isFull, isDisabled, onMark }: MarkProps) => (
  <>
    <label className="choice">
      <input type="checkbox" checked={isMarked} disabled={isDisabled} onChange={onMark} />
      Matters most
    </label>
    {isFull && (
      <p className="field-problem" role="alert">
        The short form holds {mostImportant} lines. Take the mark off another one first.
      </p>
    )}
  </>
)
