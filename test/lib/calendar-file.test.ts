import fc from 'fast-check'
import t from 'tap'
import { calendarFile, type DayEvent } from '../../lib/calendar-file.ts'

const now = Date.UTC(2026, 10, 23, 7, 5, 9, 123)
const lines = (events: readonly DayEvent[]) => calendarFile(events, now, 'maker').split('\r\n')
/** As a reader joins folded lines. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')
const unescaped = (text: string) => text.replace(/\\([\\;,n])/g, (_, c) => (c === 'n' ? '\n' : c))

t.test('an event of a day', async t => {
  t.same(lines([{ uid: 'a@b', day: '2026-12-31', title: 'Glucose test', text: 'One, two; three\\four\nfive' }]), [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//maker//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:a@b',
    'DTSTAMP:20261123T070509Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Glucose test',
    'DESCRIPTION:One\\, two\\; three\\\\four\\nfive',
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
  t.ok(lines([{ uid: 'a', day: '2028-02-28', title: 'x' }]).includes('DTEND;VALUE=DATE:20280229'), 'a leap day follows')
})

t.test('whatever the text, it can be read back, and no line is too long', async () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), text => {
      const plain = text.replace(/\r\n?/g, '\n')
      const file = calendarFile([{ uid: 'a', day: '2026-12-31', title: text }], now, 'maker')
      const short = file.split('\r\n').every(line => new TextEncoder().encode(line).length <= 75)
      const title =
        unfolded(file)
          .find(line => line.startsWith('SUMMARY:'))
          ?.slice(8) ?? ''
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are left out of a file
      return short && unescaped(title) === plain.replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '')
    }),
  )
})
