import { memo } from 'react'
import { chartAges, chartRows } from '../../domain/tools/gender-chart.ts'

const months = Array.from({ length: 12 }, (_, index) => index + 1)

/** How a cell is named in `marked`. */
export const cellOf = ({ age, month }: { age: number; month: number }) => `${age}/${month}`

const classIf = (name: string, isIt: boolean) => (isIt ? ` class="${name}"` : '')

/** A row, as HTML. @param own the cells that are marked @param id of the first of them */
function rowHtml(row: string, age: number, own: readonly string[], id: string | undefined): string {
  const cells = [...row].map((letter, index) => {
    const cell = cellOf({ age, month: index + 1 })
    const isOwn = own.includes(cell)
    const named = isOwn && id && cell === own[0] ? ` id="${id}"` : ''
    const said = isOwn ? ' aria-current="true"' : ''
    return `<td${named}${classIf('chart-g', letter === 'G')}${said}>${letter}${isOwn ? '<span> (your cell)</span>' : ''}</td>`
  })
  const isOwn = own.some(cell => cell.startsWith(`${age}/`))
  return `<tr><th scope="row"${classIf('chart-own', isOwn)}>${age}</th>${cells.join('')}</tr>`
}

function chartHtml(own: readonly string[], id: string | undefined): string {
  const heads = months.map(
    month =>
      `<th scope="col"${classIf(
        'chart-own',
        own.some(cell => cell.endsWith(`/${month}`)),
      )}>${month}</th>`,
  )
  const rows = chartRows.map((row, index) => rowHtml(row, chartAges.first + index, own, id))
  return `<caption>The whole chart: B for boy, G for girl. Rows are lunar ages at conception, columns the months of the Chinese calendar.</caption><thead><tr><th scope="col">Age</th>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody>`
}

/**
 * The whole chart, its own cells marked. B has a plain ground and G a striped one, beside the letters themselves. It is
 * one piece of HTML, of nothing but what stands here: React would wake with 400 cells to look at before the first press.
 * @param marked cells by `cellOf`, with a space between them @param id of the first of them
 */
export const ChartTable = memo(function ChartTable({ marked, id }: { marked: string; id?: string }) {
  const own = marked ? marked.split(' ') : []
  return <table className="chart-table" dangerouslySetInnerHTML={{ __html: chartHtml(own, id) }} />
})
