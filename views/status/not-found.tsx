import { useOffered } from '../page.tsx'
import { Text } from '../ui/typography.tsx'
import { Status, StatusLinks, ToFrontPage } from './status.tsx'

const words = {
  missing: [
    'This page is not in the almanac',
    'The address may have changed, or a letter may have slipped. Nothing you saved is lost.',
  ],
  gone: ['This page has been taken out', 'It was out of date, and we would rather show nothing than something wrong.'],
  'not-here': [
    'This page is for readers in the United States',
    'What it offers is not available where you are. The guides are for everyone.',
  ],
  'no-name': [
    'We have no figures for this name',
    'On record are names that at least 500 American girls or boys were given since 1880. A rarer name is no worse for it; or a letter slipped, and one of these was meant.',
  ],
  'no-given-name': [
    'This entry is no name',
    'Social Security counts what stands in the field for the first name. These letters were nearly always put there for a child who had no name yet, or whose name was not known, so we leave them out.',
  ],
  'no-list': [
    'No name fits this list',
    'Nothing on our record follows that rule. With a letter less there may be plenty.',
  ],
  'no-registry': [
    'There is no list at this link',
    'Maybe the link was cut short when it was copied, or whoever made the list has made a new link since. Please ask them for it.',
  ],
} as const

interface Props {
  suggestions: readonly { title: string; path: string }[]
  /**
   * `gone`: the page was removed; `not-here`: it is not offered in this country; `no-registry`: the link leads to none;
   * the others: no name of that spelling is on record.
   */
  reason?: keyof typeof words
}

/** A page that does not exist, no longer exists, or does not exist here, and where to go instead. */
export function NotFoundView({ suggestions, reason }: Props) {
  const offered = useOffered(suggestions)
  const [title, lead] = words[reason ?? 'missing']
  return (
    <Status art="not-found" title={title} lead={lead}>
      {offered.length > 0 && (
        <>
          <Text variant="heading">You may be looking for</Text>
          <StatusLinks links={offered} />
        </>
      )}
      <ToFrontPage />
    </Status>
  )
}
