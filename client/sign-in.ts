// The script of the pages to join and to log in: it counts what is done there, and answers the form of a passkey.
import './passkeys.ts'
import { countSignUps } from './sign-up.ts'

countSignUps()
