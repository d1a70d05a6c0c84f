// Telephone numbers of groups, agencies and charities in our texts, none for an emergency: those are in help-lines.ts.
// A text may have a number only if one of the two tables has it.

export interface SupportLine {
  /** Who answers, as texts name it. */
  name: string
  /** What a person dials, as it is written. */
  number: string
  /** The page of whoever answers. */
  source: string
  /** Day the number was last compared with what that page or a public list says, YYYY-MM-DD. */
  checked: string
}

const checked = '2026-11-22'
const line = (name: string, number: string, source: string): SupportLine => ({ name, number, source, checked })

export const supportLines: readonly SupportLine[] = [
  line('Postpartum Support International', '1-800-944-4773', 'https://postpartum.net/get-help/'),
  line('Trans Lifeline', '877-565-8860', 'https://translifeline.org/'),
  line('First Candle', '1-800-221-7437', 'https://firstcandle.org/'),
  line('Star Legacy Foundation', '952-715-7731', 'https://starlegacyfoundation.org/'),
  line('Share Pregnancy & Infant Loss Support', '800-821-6819', 'https://nationalshare.org/'),
  line('PAIL Network', '1-888-303-7245', 'https://pailnetwork.sunnybrook.ca/'),
  line('Miscarriage Association', '01924 200799', 'https://www.miscarriageassociation.org.uk/'),
  line('Sands', '0808 164 3332', 'https://www.sands.org.uk/'),
  line('Childhelp', '1-800-422-4453', 'https://www.childhelphotline.org/'),
  line('Battery Ingestion Hotline', '1-800-498-8666', 'https://www.poison.org/battery'),
  line('SAMHSA helpline', '1-800-662-4357', 'https://www.samhsa.gov/find-help/helplines/national-helpline'),
  line('Quitline', '1-800-QUIT-NOW', 'https://www.cdc.gov/tobacco/'),
  line('211', '211', 'https://www.211.org/'),
  line('EEOC', '1-800-669-4000', 'https://www.eeoc.gov/contact-eeoc'),
  line('Wage and Hour Division', '1-866-487-9243', 'https://www.dol.gov/agencies/whd/contact'),
  line('No Surprises Help Desk', '1-800-985-3059', 'https://www.cms.gov/medical-bill-rights'),
]
