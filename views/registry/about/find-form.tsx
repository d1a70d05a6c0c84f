import { usePage } from '../../page.tsx'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/text-input.tsx'

/** A plain form that looks up lists whose parents may be found. */
export function FindForm() {
  const { href } = usePage()
  return (
    <search className="registry-find">
      <p>
        Lists appear here only if their parents said yes. Were you sent a link? It opens the list by itself; you need
        not look for it. <a href={href('/babyregistrysearch')}>Search by state and month too, or by a code</a>.
      </p>
      <form method="get" action={href('/babyregistrysearch')}>
        <TextInput type="text" name="first_name" label="First name of a parent" autoComplete="off" />
        <TextInput type="text" name="last_name" label="Last name" autoComplete="off" />
        <Button type="submit">Find a Registry</Button>
      </form>
    </search>
  )
}
