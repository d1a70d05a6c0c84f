// npm run content:check: builds the content in memory and fails for a medical page whose review has run out.
import { join } from 'node:path'
import { today } from '../domain/dates.ts'
import { artSizes } from './art-sizes.ts'
import { compileContent, expiredReviews } from './compile.ts'

const pieces = await compileContent(import.meta.dirname, artSizes(join(import.meta.dirname, '../assets/art')))
const expired = expiredReviews(pieces, today(Date.now()))
for (const piece of expired) console.error(`${piece.path}: its review ran out on ${'review' in piece ? piece.review?.due : ''}.`)
console.log(`${pieces.length} pieces, ${expired.length} with a review that has run out.`)
process.exitCode = expired.length ? 1 : 0
