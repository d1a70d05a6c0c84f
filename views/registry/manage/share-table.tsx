import { Island } from '../../island.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice-input.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { Text } from '../../ui/typography.tsx'
import { ManageForm, shownOf } from './manage-form.tsx'
import { listPath } from './paths.ts'
import type { ShareProps } from './share-props.ts'

/** Wishes in and out as a table for spreadsheets. */
export const TablePart = ({ list, shown: given, press }: ShareProps) => {
  const shown = shownOf(given, 'table')
  return (
    <section className="manage-part" aria-labelledby="table">
      <Text variant="heading" id="table">
        A table in and out
      </Text>
      <p>
        Other lists and spreadsheets can save a table as CSV. Its first line names the columns; <b>Title</b> is the only
        one that has to be there, and Link, Price, Currency, Quantity, Group, Note and others are understood too.
      </p>
      <ManageForm
        to={listPath(list.id, '/share')}
        action="table"
        press={press}
        shown={shown}
        button="Add these wishes"
        variant="secondary"
      >
        <Island name="registry-file" props={{ field: 'table' }} when="interaction" />
        <TextArea
          name="table"
          label="The table"
          rows={6}
          value={shown.values.table}
          error={shown.errors.table}
          tipText="Paste it here: at most 200 rows at once. What is on the list already is left out."
        />
        {shown.errors.table && <Checkbox name="skip" label="Leave out rows with a problem, and add the others" />}
      </ManageForm>
      <ButtonLink href={`${listPath(list.id)}/wishes.csv`} variant="secondary">
        Download the list as a table
      </ButtonLink>
    </section>
  )
}
