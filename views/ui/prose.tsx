import type { Section } from '../../content/schema.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, c => escapes[c] as string)

/** The HTML of several sections as one string: React renders one element instead of hundreds. */
const htmlOf = (sections: readonly Section[]) =>
  sections
    .map(s => (s.title ? `<h2 id="${s.id}" class="text-heading">${escapeHtml(s.title)}</h2>${s.html}` : s.html))
    .join('')

/** An editor's text, under its headings. Its HTML is safe, as the build makes it. */
export const Prose = ({ sections }: { sections: readonly Section[] }) => (
  <div className="prose" dangerouslySetInnerHTML={{ __html: htmlOf(sections) }} />
)
