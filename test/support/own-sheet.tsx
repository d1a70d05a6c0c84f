import { usePage } from '../../views/page.tsx'

/** The style sheet of members, on a page that shows something of theirs to somebody who is not signed in. */
export const OwnSheet = () => <link rel="stylesheet" href={usePage().build.asset('own.css')} />
