// What people call the subjects of news and of pages about this site: plain, British and Spanish words.

export const newsPages: Readonly<Record<string, string>> = {
  'nursing-pillows-and-loungers-federal-rules': 'boppy lounger pillow breastfeeding suffocation safe cojin lactancia',
  'water-beads-federal-standard-2026': 'orbeez gel balls beads swallowed banned ban bolitas agua',
  'us-births-2025-provisional-figures': 'birth rate statistics how many babies born falling natalidad nacimientos',
  'crib-bumpers-and-inclined-sleepers-ban': 'bumper bumpers pads rocker sleeper recalled illegal banned protector cuna',
  'us-baby-names-2023-most-given': 'most popular names top list common girls boys nombres populares',
  'us-baby-names-rising-2017-2023': 'trending trendy new unusual names fastest rising nombres moda',
  'pregnant-workers-fairness-act-looked-at-again':
    'pwfa light duty lifting breaks stool accommodation law rights job ley trabajadora embarazada derechos',
  'maternal-mortality-2024-figures': 'women mothers die childbirth rate black racism statistics mortalidad materna',
  'car-seat-side-impact-rule-date': 'side impact crash test standard new rule fmvss silla auto norma',
  'editorial-and-medical-review-process': 'who writes reviewed by doctor trust sources experts policy',
}
