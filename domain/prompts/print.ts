// `node domain/prompts/print.ts` prints every prompt: who is asked, where, when, how often.
import { prompts } from './table.ts'

const lines = prompts.map(({ id, name, who, layouts, where, when, covers, often, cookie, givesWayTo }) =>
  [
    `${id}: ${name}`,
    `  who        ${who}, ${layouts.join(' and ')}; nobody after a loss`,
    `  where      ${where}`,
    `  when       ${{ page: 'a part of the page', load: 'by itself, once the page is usable', press: 'after what the visitor did' }[when]}${covers ? ', over the page' : ''}`,
    `  how often  ${often}`,
    `  remembers  ${cookie ?? 'nothing'}`,
    `  gives way  ${givesWayTo.join(', ') || 'to none'}`,
  ].join('\n'),
)

/** The table, for people. */
export const printedPrompts = (): string => `${lines.join('\n\n')}\n`

if (import.meta.main) process.stdout.write(printedPrompts())
