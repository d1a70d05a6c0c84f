// The size of type of the page: the page is laid out out of sight, as wide as on paper, and looked at.
import { type RefObject, useEffect, useState } from 'react'
import { type TypeSize, typeSizes } from '../../domain/tools/birth-plan-paper.ts'

export interface PageSize {
  size: TypeSize
  /** It is more than one sheet, even in the smallest type. */
  isTooLong: boolean
}

/** Milliseconds without a change before it is laid out: nobody prints sooner, and typing stays quick. */
const pauseMs = 150

/** The largest type in which a page is one sheet of US Letter and of A4 (birth-plan.css: .plan-sheet-...). */
function sizeOf(page: Element): PageSize {
  const sheet = document.createElement('div')
  const copy = sheet.appendChild(document.createElement('div'))
  copy.append(...[...page.childNodes].map(node => node.cloneNode(true)))
  document.body.append(sheet)
  const fits = (size: TypeSize) => {
    copy.className = `plan-page plan-type-${size}`
    return ['letter', 'a4'].every(paper => {
      sheet.className = `plan-sheet plan-sheet-${paper}`
      return copy.offsetHeight <= sheet.clientHeight
    })
  }
  const size = typeSizes.find(fits)
  sheet.remove()
  return { size: size ?? 8, isTooLong: size === undefined }
}

/** The size of type that fits what stands on the page now. */
export function usePageSize(page: RefObject<Element | null>): PageSize {
  const [set, setSize] = useState<PageSize>({ size: typeSizes[0], isTooLong: false })
  // After each drawing: what is on the page is all that its size follows from.
  useEffect(() => {
    const timer = setTimeout(() => {
      const now = page.current ? sizeOf(page.current) : null
      if (now && (now.size !== set.size || now.isTooLong !== set.isTooLong)) setSize(now)
    }, pauseMs)
    return () => clearTimeout(timer)
  })
  return set
}
