import { lengthInWords, weightInWords } from '../../domain/body-measures.ts'
import { sizeAt } from '../../domain/fetal-size.ts'
import { Text } from '../ui/typography.tsx'

/** The usual size in a week without a guide of its own. */
export function SizeLine({ week }: { week: number }) {
  const size = sizeAt(week)
  if (!size) return null
  const length = lengthInWords(size)
  const weight = size.weightG === null ? null : weightInWords(size.weightG)
  return (
    <section aria-labelledby="size">
      <Text variant="subheading" id="size">
        Usual size
      </Text>
      <p>
        {length.metric} ({length.us}) {size.measured === 'crown-rump' ? 'from head to rump' : 'from head to heel'}
        {weight && `, ${weight.metric} (${weight.us})`}.
      </p>
      <p className="text-small">
        Usual, not a limit: healthy babies are found on both sides.
        {weight
          ? ' Length: from the thigh bone, INTERGROWTH-21st, Lancet 2014. Weight: Hadlock and others, Radiology 1991.'
          : ' Length: Robinson and Fleming, 1975.'}
      </p>
    </section>
  )
}
