// What a line of the birth plan means, where its few words do not say so; by the ids of lines. Only what a thing is:
// whether it is good for somebody is a question for their care team.

export const planWords: Readonly<Record<string, string>> = {
  iv: 'A saline lock is a thin tube in a vein that is closed off; with a drip it stays tied to a bag of fluid.',
  ball: 'A large rubber ball to sit on, lean over and rock on.',
  stool: 'A low seat, open at the front, to push on.',
  chair: 'A chair that lets you sit upright to push.',
  bar: 'A bar over the bed, to hold on to while you squat.',
  offering: 'Who speaks of pain relief first: you, or the staff.',
  epidural: 'Medicine through a thin tube in the lower back, which numbs from there down.',
  gas: 'A gas that you breathe in through a mask you hold yourself.',
  opioid: 'An opioid, given into a vein: it dulls pain and does not take it away.',
  heartbeat: 'At intervals by hand; without a break by belts around the belly, with or without cables.',
  exams: 'A hand feels how far the cervix has opened.',
  waters: 'The sac of fluid around the baby is opened with a small hook.',
  speeding: 'A drip that makes contractions stronger.',
  pushing: 'By your own urge, or when somebody tells you.',
  episiotomy: 'A cut that widens the opening of the vagina just before the birth.',
  'c-drape': 'The cloth between you and the operation.',
  clamping: 'How long the cord is left before it is closed and cut.',
  hour: 'Time together before anything is measured.',
  rooming: 'The baby sleeps beside your bed, day and night.',
  'vitamin-k': 'A shot soon after birth, so that the blood clots.',
  eyes: 'Put into the eyes soon after birth, against infection.',
}
