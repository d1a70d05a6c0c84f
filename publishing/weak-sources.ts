// Publishers that no page may cite or link to, and why: each takes its facts from somebody else, who is to be cited.
import type { Problem } from './problems.ts'

/** Hosts by reason, in words that follow "it is". A host includes its subdomains. */
export const weakHosts: Readonly<Record<string, readonly string[]>> = {
  'a wire that passes on press releases': [
    'accesswire.com',
    'businesswire.com',
    'einpresswire.com',
    'globenewswire.com',
    'newswire.com',
    'prnewswire.com',
    'prweb.com',
    'publicnow.com',
    'targetednews.com',
  ],
  "a digest of others' news": [
    'beckershospitalreview.com',
    'bioethics.com',
    'clinicaladvisor.com',
    'clpmag.com',
    'designpointmagazine.com',
    'healthday.com',
    'jambroadcasting.com',
    'medicalxpress.com',
    'msn.com',
    'newsdirectory3.com',
    'ngtimes.org',
    'pamedsoc.org',
    'respiratory-therapy.com',
    'simplywell.ca',
    'techstory.in',
    'xtalks.com',
  ],
  'a station that carries the news of others': [
    'abcnews4.com',
    'cbsnews.com',
    'fox5dc.com',
    'ktvq.com',
    'ktvu.com',
    'wftv.com',
    'wspa.com',
  ],
  'a copy of laws, papers or records': [
    'aicourttranscripts.com',
    'drleepediatrics.com',
    'everycrsreport.com',
    'heavymetalindex.com',
    'public.law',
    'scilit.net',
    'scribd.com',
    'snapeligibility.com',
    'youngwilliams.com',
  ],
  'a firm that explains rules to its customers': [
    'benefitsweekly.com',
    'connerash.com',
    'currentfederaltaxdevelopments.com',
    'dataprotectionreport.com',
    'disabilityleavelaw.com',
    'eurofins.com',
    'foodpoisoningbulletin.com',
    'haynesboone.com',
    'intertek-ae.com',
    'intertek.com',
    'isolvedhcm.com',
    'lbbiowa.com',
    'leavelogic.com',
    'mondaq.com',
    'natlawreview.com',
    'nomadictax.org',
    'sovos.com',
    'standard.com',
    'thehartford.com',
    'thomas-and-company.com',
    'tobiascomerlaw.com',
    'unum.com',
  ],
  'a local page with the words of a national one': [
    'bhrhospitals.nhs.uk',
    'healthiertogether.nhs.uk',
    'kentandmedwaylms.nhs.uk',
    'northamptonshirematernityservices.co.uk',
    'opqic.org',
    'postpartumva.org',
    'sussexlmns.org',
    'tamesideandglossopmaternity.nhs.uk',
    'what0-18.nhs.uk',
    'wyevalley.nhs.uk',
  ],
  'a commercial guide for parents': [
    'babycenter.com',
    'babycentre.co.uk',
    'firstcry.com',
    'healthline.com',
    'parents.com',
    'thebump.com',
    'verywellfamily.com',
    'webmd.com',
    'whattoexpect.com',
  ],
}

const reasons = new Map(
  Object.entries(weakHosts).flatMap(([reason, hosts]) => hosts.map(host => [host, reason] as const)),
)

/** Why an address may not be cited; undefined when it may, and for a path of this site. */
export function weakReason(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const labels = new URL(address).hostname.split('.')
  return labels.map((_, i) => reasons.get(labels.slice(i).join('.'))).find(Boolean)
}

/** Problems: addresses in a file that may not be cited. @param text the whole file */
export const weakAddresses = (text: string): Problem[] =>
  text.split('\n').flatMap((words, i) =>
    (words.match(/https?:\/\/[^\s"'<>)\]]+/g) ?? []).flatMap(address => {
      const reason = weakReason(address)
      return reason
        ? [
            {
              text: `cites ${new URL(address).hostname}: it is ${reason}; cite the paper, the agency or the law`,
              line: i + 1,
            },
          ]
        : []
    }),
  )
