// Links that earn a commission: marked as such by an editor, or known by their address.

/** What an editor writes as the title of a link that earns a commission: `[words](https://… "affiliate")`. */
export const affiliateMark = 'affiliate'

/** Hosts that only lead on to shops and count who came. */
const affiliateHosts =
  /(^|\.)(amzn\.to|linksynergy\.com|skimresources\.com|shareasale\.com|awin1\.com|anrdoezrs\.net|dpbolvw\.net|pxf\.io|sjv\.io)$/
/** Parameters by which shops know who sent a visitor. */
const affiliateParameters = ['tag', 'ascsubtag', 'affid', 'aff_id', 'affiliate', 'irclickid', 'clickref']

/** Whether an address of another site shows by itself that it earns a commission. */
export function earnsCommission(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { hostname, searchParams } = new URL(address)
  return affiliateHosts.test(hostname) || affiliateParameters.some(code => searchParams.has(code))
}
