// Addresses that the frame links to and whose pages are still being written, and what they will be. Each answers with a
// short page that says so and that search engines leave out. A page that comes leaves the list, and the link check
// holds that it is exactly what is missing.
export const plannedPages: ReadonlyMap<string, string> = new Map([
  ['/babyregistrysearch', 'Find a registry'],
  ['/calculators/contraction', 'Contraction timer'],
  ['/chinese-gender-chart', 'Chinese gender chart'],
  ['/due-date-calculator', 'Due date calculator'],
  ['/manage', 'Manage your registry'],
  ['/ovulation-calculator', 'Ovulation calculator'],
  ['/pregnancy-tracker', 'Pregnancy tracker'],
  ['/registry', 'Registry'],
])
