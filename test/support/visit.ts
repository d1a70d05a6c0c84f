// All pages that a visitor can reach, visited once for every proof about them.
import t from 'tap'
import { crawl } from './crawl.ts'

export const { site, pages, refused } = await crawl(t)
