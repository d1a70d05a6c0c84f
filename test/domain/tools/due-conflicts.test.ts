// Where the ways to a due date lie apart: what is said of it, by ACOG 700 and by the calendar.
import t from 'tap'
import { conflictsOf } from '../../../domain/tools/due-conflicts.ts'
import { type DueDateEntries, noEntries } from '../../../domain/tools/due-date-entries.ts'
import { dueDatesOf } from '../../../domain/tools/due-dates.ts'

const said = (fields: Partial<DueDateEntries>) => {
  const entries = { ...noEntries, ...fields }
  return conflictsOf(entries, dueDatesOf(entries, null))
}

// All of them come to December 6, 2026, and the scans say by how many days they differ.
const period = { lastPeriod: '2026-03-01' }
const conception = { conception: '2026-03-15' }
const retrieval = { retrieval: '2026-03-15' }
const transfer = { transfer: '2026-03-20', embryoAge: '5' }
const known = { known: '2026-12-06' }
const scan = { scanDate: '2026-05-03', scanWeeks: '9', scanDays: '0' }
const later8 = { ...scan, scanWeeks: '7', scanDays: '6' }
const earlier3 = { ...scan, scanWeeks: '9', scanDays: '3' }

t.test('one way, and ways that agree', async t => {
  for (const one of [{}, period, conception, retrieval, transfer, known, scan]) t.same(said(one), [])
  t.same(said({ ...retrieval, ...transfer, ...conception, ...known, ...period }), [])
  t.same(said({ ...conception, ...scan }), [], 'a scan that agrees with a known day')
  t.same(said({ ...known, ...scan }), [])
})

t.test('what is said, case by case', async t => {
  const table: [Partial<DueDateEntries>, RegExp[]][] = [
    [
      { ...period, ...scan },
      [/^Period and scan agree to the day\. .*more than 7 days.* the date of the period stands\.$/],
    ],
    [{ ...period, ...earlier3 }, [/^The scan's date is 3 days earlier .* the date of the period stands\.$/]],
    [
      { ...period, ...later8 },
      [
        /^The scan's date is 8 days later than the period's\. Counted by the period, the scan fell into the span from 9 weeks 0 days to 13 weeks 6 days\. .* the date of the scan counts\.$/,
      ],
    ],
    [
      { ...transfer, ...later8 },
      [/^By the scan the due date is 8 days later than by the transfer\. After IVF .* no scan replaces it\.$/],
    ],
    [{ ...retrieval, ...earlier3 }, [/3 days earlier than by the egg retrieval\. After IVF .* no scan replaces it\.$/]],
    // With a treatment, no table of periods is asked.
    [{ ...period, ...transfer, ...later8 }, [/8 days later than by the transfer\. After IVF/]],
    [
      { ...conception, ...later8 },
      [/8 days later than by the day of conception\. A known day of ovulation or insemination is kept/],
    ],
    [
      { ...period, ...conception, ...later8 },
      [/than by the day of conception\. A known day of ovulation or insemination is kept/],
    ],
    [
      { lastPeriod: '2026-02-25', ...conception },
      [/^By your last period the due date is 4 days earlier than by the day of conception\. The known day comes first/],
    ],
    [
      { lastPeriod: '2026-03-02', ...transfer },
      [/^By your last period the due date is 1 day later than by the transfer\. The known day comes first/],
    ],
    [
      { ...retrieval, ...transfer, embryoAge: '3' },
      [
        /^By the transfer the due date is 2 days later than by the egg retrieval\. Check both days, and how old the embryo/,
      ],
    ],
    [
      { ...period, known: '2026-12-10' },
      [/^The date you were given is 4 days later than by your last period\. It stands until your care team changes it/],
    ],
    [
      { ...period, known: '2026-12-08' },
      [/2 days later than by your last period\. It is what the calendar rule gives: nine months and seven days/],
    ],
    [{ ...scan, known: '2026-12-05' }, [/^The date you were given is 1 day earlier than by the scan\./]],
    [
      { ...period, ...later8, known: '2026-12-10' },
      [
        /^The scan's date is 8 days later/,
        /^The date you were given is 4 days later than by your last period, 4 days earlier than by the scan\./,
      ],
    ],
    [
      { ...period, ...scan, cycleLength: '30', known: '2026-12-08' },
      [/^The scan's date is 2 days earlier/, /by the scan\./],
    ],
  ]
  for (const [fields, expected] of table) {
    const found = said(fields)
    t.equal(found.length, expected.length, JSON.stringify(found))
    for (const [i, words] of expected.entries()) t.match(found[i], words)
  }
})

t.test('what cannot be counted is in no conflict', async t => {
  t.same(said({ ...period, scanDate: '2026-05-03' }), [])
  t.same(said({ ...period, known: 'in winter' }), [])
  t.same(said({ ...period, cycleLength: '90', known: '2026-12-10' }), [])
})
