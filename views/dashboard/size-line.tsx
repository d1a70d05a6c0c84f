import { lengthInWords, weightInWords } from '../../domain/body-measures.ts'
import { sizeAt } from '../../domain/fetal-size.ts'
import { Text } from '../kit/typography.tsx'

/** Below this one the formula behind the weights reads too heavy. */
const firstWeighed = 14

/** The usual size in a week without a guide of its own. */
export function SizeLine({ week }: { week: number }) {
  const size = sizeAt(week)
  if (!size) return null
  const length = lengthInWords(size)
  const weight = weightInWords(size)
  return (
    <section aria-labelledby="size">
      <Text variant="subheading" id="size">
        Usual size
      </Text>
      <p>
        {length.metric} ({length.us}) {size.measured === 'crown-rump' ? 'from head to rump' : 'from head to heel'}
        {week >= firstWeighed && `, ${weight.metric} (${weight.us})`}.
      </p>
      <p className="text-small">
        Usual, not a limit: healthy babies are found on both sides.
        {week >= firstWeighed && ' Weights: Hadlock and others, Radiology 1991.'}
      </p>
    </section>
  )
}
