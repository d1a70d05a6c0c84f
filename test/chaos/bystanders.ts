// A visitor and a member who have nothing to do with what breaks, and who note what they met.
import { wellName } from '../support/faults/upstream.ts'
import type { Answer, Person } from './person.ts'

export const bystanderName = 'Theodora'
const letters = (n: number) => `L${String(n).replaceAll(/\d/g, digit => 'abcdefghij'[Number(digit)] ?? '')}`

export interface Seen {
  /** Milliseconds of public pages. */
  pages: number[]
  /** How the member was met: by name, as somebody whose account is away, or as a visitor. */
  met: { named: number; away: number; nobody: number }
  writes: { done: number; refused: number; broken: number }
  /** What may not be, whatever breaks. */
  wrong: { pages: string[]; member: string[] }
  /** What may not be where public pages are promised, or the member. */
  lost: { pages: string[]; member: string[] }
}

export const nothingSeen = (): Seen => ({
  pages: [],
  met: { named: 0, away: 0, nobody: 0 },
  writes: { done: 0, refused: 0, broken: 0 },
  wrong: { pages: [], member: [] },
  lost: { pages: [], member: [] },
})

export interface Bystander {
  /** Once around. @returns whether all was as on a good day */
  round(seen: Seen): Promise<boolean>
}

const isWhole = ({ text }: Answer) => /<\/html>\s*$/.test(text)
const openPaths = ['/', '/pregnancy-week-by-week/8-weeks-pregnant']

/** Reads two pages that are kept and one that is made for each who asks. */
export function visitorBystander(person: Person): Bystander {
  let n = 0
  return {
    async round(seen) {
      let good = true
      for (const path of [...openPaths, `/search?q=sleep+${++n}`]) {
        const page = await person.ask({ path })
        seen.pages.push(page.ms)
        if (page.status === 200 && isWhole(page)) continue
        good = false
        const what = `a visitor: ${path.split('?')[0]} ${page.status || page.text}${page.status === 200 ? ' cut' : ''}`
        ;(page.status === 0 ? seen.lost : seen.wrong).pages.push(what)
      }
      return good
    },
  }
}

export interface MemberBystander extends Bystander {
  /** Whether what was acknowledged is there. @returns what is lost */
  findLost(): Promise<string[]>
}

/** Reads a page that shows their name, writes, and reads it back. @param id the member's */
export function memberBystander(person: Person, id: string): MemberBystander {
  let tried = 0
  let acknowledged = 0

  async function readPage(seen: Seen): Promise<boolean> {
    const page = await person.ask({ path: '/about-us' })
    if (page.status !== 200 || !isWhole(page)) {
      const what = `a member: /about-us ${page.status || page.text}`
      ;(page.status === 0 ? seen.lost : seen.wrong).pages.push(what)
      return false
    }
    if (page.text.includes(wellName)) seen.wrong.pages.push('a lie was shown')
    const isPaused = /saving is paused|class="account-away"/i.test(page.text)
    const isNamed = page.text.includes(bystanderName) && !isPaused
    seen.met[isNamed ? 'named' : isPaused ? 'away' : 'nobody']++
    if (!isNamed) seen.lost.member.push(`a member was met as ${isPaused ? 'away' : 'nobody'}`)
    return isNamed
  }
  async function write(seen: Seen): Promise<boolean> {
    const n = ++tried
    const { status, headers, text } = await person.change('PATCH', `/api/members/${id}`, {
      member: { last_name: letters(n) },
    })
    if (status === 200) {
      acknowledged = n
      seen.writes.done++
      return true
    }
    if (status === 0) {
      seen.writes.broken++
      seen.lost.pages.push(`a write: ${text}`)
    } else {
      seen.writes.refused++
      const isRight = status === 503 && Number(headers['retry-after']) > 0
      if (isRight) seen.lost.member.push('a write was refused')
      else seen.wrong.member.push(`a write was answered ${status}, Retry-After ${headers['retry-after']}`)
    }
    return false
  }
  /** What was acknowledged, or a later one whose answer was lost. */
  async function readBack(): Promise<{ status: number; isThere: boolean; found: string }> {
    const { status, text } = await person.ask({ path: '/api/members/me' })
    const found = status === 200 ? String(JSON.parse(text).member.last_name) : text
    const right = Array.from({ length: tried - acknowledged + 1 }, (_, i) => letters(acknowledged + i))
    if (acknowledged === 0) right.push('')
    return { status, isThere: right.includes(found), found }
  }
  return {
    async round(seen) {
      const isNamed = await readPage(seen)
      const isDone = await write(seen)
      const { status, isThere, found } = await readBack()
      if (status === 200 && !isThere)
        seen.wrong.member.push(`a write was lost: ${found} instead of ${letters(acknowledged)}`)
      else if (status === 0) seen.lost.pages.push(`a read: ${found}`)
      else if (status !== 200 && status !== 503) seen.wrong.member.push(`a read was answered ${status}`)
      else if (status === 503) seen.lost.member.push('a read was refused')
      return isNamed && isDone && status === 200
    },
    async findLost() {
      const { status, isThere, found } = await readBack()
      return isThere ? [] : [`after ${acknowledged} acknowledged writes: ${status} ${found.slice(0, 100)}`]
    },
  }
}
