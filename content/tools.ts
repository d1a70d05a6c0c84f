// The tools, and the pages that do a tool's work. The menu, the page of all tools and the pages that recommend them
// read these rows.
import { type ToolKey, toolKeys } from '../domain/tools/tool-keys.ts'

export interface Tool {
  /** What articles and topics name it by. */
  key: string
  label: string
  path: string
  /** A drawing of assets/art; no two tools have the same. */
  art: string
  /** One line of what it does. */
  line: string
  /** Where the page of all tools shows it. */
  group: ToolGroup
}

const groupTitles = {
  trying: 'Trying to conceive',
  pregnancy: 'Pregnancy',
  names: 'Names',
  family: 'Getting ready and after',
  beside: 'Beside the tools',
} as const
export type ToolGroup = keyof typeof groupTitles

const tool = (group: ToolGroup, key: string, label: string, path: string, art: string, line: string): Tool => ({
  key,
  label,
  path,
  line,
  group,
  art,
})

export const tools = [
  tool(
    'trying',
    'ovulation',
    'Ovulation',
    '/ovulation-calculator',
    'tool-ovulation',
    'Estimates the fertile days of the next cycles, with how far off they may be.',
  ),
  tool(
    'trying',
    'fertile-days',
    'Fertile days',
    '/a/when-are-you-most-fertile',
    'cycle',
    'The six days that count, explained, with ways to find them.',
  ),
  tool(
    'pregnancy',
    'due-date',
    'Due date',
    '/due-date-calculator',
    'tool-due-date',
    'Works out a due date from a period, a transfer or a scan.',
  ),
  tool(
    'pregnancy',
    'pregnancy-tracker',
    'Pregnancy tracker',
    '/pregnancy-tracker',
    'tool-tracker',
    'Says which week and day it is, and what that week brings.',
  ),
  tool(
    'pregnancy',
    'contractions',
    'Contractions',
    '/calculators/contraction',
    'tool-contraction',
    'Times contractions and the gaps between them, and shows when the pattern is one that many providers ask to hear about.',
  ),
  tool(
    'pregnancy',
    'gender-chart',
    'Gender chart',
    '/chinese-gender-chart',
    'tool-gender-chart',
    'An old game with the lunar calendar, and what a study found of it.',
  ),
  tool(
    'pregnancy',
    'hospital-bag',
    'Hospital bag',
    '/a/checklist-packing-a-hospital-bag',
    'tool-hospital-bag',
    'A packing list for birth, for the one giving it and the one beside.',
  ),
  tool(
    'pregnancy',
    'birth-plan',
    'Birth plan',
    '/a/tool-birth-plan',
    'tool-birth-plan',
    'Turns your wishes into one page that a ward will read.',
  ),
  tool(
    'names',
    'name-generator',
    'Name generator',
    '/b/baby-name-generator',
    'tool-name-draw',
    'Draws names by sex, letter and taste.',
  ),
  tool(
    'names',
    'popularity-chart',
    'Popularity chart',
    '/b/popularityChart',
    'tool-chart',
    'How often a name was given, year by year.',
  ),
  tool(
    'names',
    'name-matcher',
    'Name matcher',
    '/b/baby-name-matcher',
    'tool-matcher',
    'Two people vote apart and see only what both like.',
  ),
  tool(
    'names',
    'middle-names',
    'Middle names',
    '/b/middle-name-generator',
    'tool-names',
    'Finds a middle name by rhythm and checks the initials.',
  ),
  tool(
    'names',
    'favorites',
    'Your favorites',
    '/b/favorites',
    'tool-favorites',
    'The names that you kept, in your order.',
  ),
  tool(
    'family',
    'registry',
    'Your registry',
    '/registry',
    'tool-registry',
    'One gift list from any shop, with a checklist by age, and a way to find the lists of others.',
  ),
  tool(
    'family',
    'baby-tracker',
    'Baby tracker',
    '/baby-tracker',
    'tool-baby-tracker',
    'Keeps feeds, sleep, diapers and medicines, and draws growth on the charts.',
  ),
  tool(
    'family',
    'baby-budget',
    'Baby budget',
    '/a/baby-budget-calculator',
    'tool-budget',
    'Adds up the first year by your own figures.',
  ),
  tool(
    'beside',
    'registry-101',
    'Registry 101',
    '/a/registry-101',
    'registry',
    'What a newborn needs, what can wait, what to borrow.',
  ),
  tool(
    'beside',
    'community',
    'Community',
    '/community',
    'tool-community',
    'Boards by month, stage and subject, on a site of their own.',
  ),
  tool(
    'beside',
    'how-we-choose',
    'How we choose',
    '/a/editorial-and-medical-review-process',
    'tool-reviews',
    'Where our facts come from, and what our labels mean.',
  ),
] as const satisfies readonly Tool[]

/** The tools by when they are needed, as the page of all tools shows them. */
export const toolGroups = (Object.keys(groupTitles) as ToolGroup[]) // they are its keys
  .map(id => ({ id, title: groupTitles[id], tools: tools.filter(({ group }) => group === id) }))

/** The key under which a device stores a tool's state; undefined for a tool that stores none. */
export const storedKeyOf = ({ key }: Pick<Tool, 'key'>): ToolKey | undefined => toolKeys.find(stored => stored === key)

export const toolByKey: ReadonlyMap<string, Tool> = new Map(tools.map(row => [row.key, row]))

/** Tools by their keys, in the order given; a key that is none is left out. */
export const toolsOf = (keys: readonly string[]): Tool[] => keys.flatMap(key => toolByKey.get(key) ?? [])
