// What guests of a registry see and do without an account: the list behind its link, its PIN, and a giver's own page.
import { randomBytes } from 'node:crypto'
