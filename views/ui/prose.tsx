import type { Section } from '../../content/schema.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, c => escapes[c] as string)

/** One string for a run of sections: React writes one element instead of hundreds. */
const htmlOf = (sections: readonly Section[]) =>
  sections
    .map(s => (s.title ? `<h2 id="${s.id}" class="text-heading">${escapeHtml(s.title)}</h2>${s.html}` : s.html))
    .join('')

/** Text that an editor wrote, under its headings. It comes from our own build, which is why it may be HTML. */
export const Prose = ({ sections }: { sections: readonly Section[] }) => (
  <div className="prose" dangerouslySetInnerHTML={{ __html: htmlOf(sections) }} />
)
