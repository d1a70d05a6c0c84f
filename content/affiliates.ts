// Which links earn a commission: those that an editor marks, and those whose address shows it.

/** What an editor writes as the title of a link that earns a commission: `[words](https://… "affiliate")`. */
export const affiliateMark = 'affiliate'

/** Hosts of affiliate networks, which redirect to shops. */
const affiliateHosts =
  /(^|\.)(amzn\.to|linksynergy\.com|skimresources\.com|shareasale\.com|awin1\.com|anrdoezrs\.net|dpbolvw\.net|pxf\.io|sjv\.io)$/
/** Parameters that name the affiliate in the address of a shop. */
const affiliateParameters = ['tag', 'ascsubtag', 'affid', 'aff_id', 'affiliate', 'irclickid', 'clickref']

/** Whether an address shows that it earns a commission. */
export function earnsCommission(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { hostname, searchParams } = new URL(address)
  return affiliateHosts.test(hostname) || affiliateParameters.some(code => searchParams.has(code))
}
