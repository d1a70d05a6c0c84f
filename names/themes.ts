// The curated lists of names: words for their pages. The names of each, chosen by hand, are in data/themes/.
export interface Theme {
  /** Names the file, data/themes/marvel.tsv, and the address, /b/marvel-baby-names. */
  slug: string
  /** `Marvel baby names` */
  title: string
  /** Two or three sentences above the list. */
  lead: string
  /** Which names the list takes, one or two sentences: what counts, what was left out, where the facts come from. */
  rule: string
  /** What its facts rest on, printed with each of them on the page of a name. */
  source: string
  /** Group on the page of all lists. */
  group: 'Screen and stage' | 'World and nature' | 'Faith and myth' | 'History' | 'Words'
}

export const themes: readonly Theme[] = [
  {
    slug: 'marvel',
    title: 'Marvel baby names',
    lead: 'Behind most masks in Marvel is someone called Peter, Carol or Sam. These are names of heroes, friends and a few rivals that work just as well at roll call.',
    rule: 'A name counts when a character of the Marvel comics or films bears it as a first name, a code name or a name of everyday use; the stories themselves are the source. Only names among the US names that we list are here.',
    source: 'the Marvel comics and films',
    group: 'Screen and stage',
  },
  {
    slug: 'dc',
    title: 'DC baby names',
    lead: 'Clark and Diana were in use long before they had capes. Here are the everyday names of Gotham City, Metropolis and Central City, with who bears each.',
    rule: 'We took first names from DC comics and the films and series made from them, and left out code names that are not also given names. Where several characters share a name, we give one or two.',
    source: 'the DC comics, films and series',
    group: 'Screen and stage',
  },
  {
    slug: 'anime',
    title: 'Anime baby names',
    lead: 'Some of these names are Japanese, some came into English versions, and some were European all along. Each one comes with the series or film, so you know where it was heard.',
    rule: 'Characters of Japanese animated series and films, by the names they have in the original or in an English version. Many famous names, Naruto among them, are missing because they are not among the US names that we list.',
    source: 'the series or film itself',
    group: 'Screen and stage',
  },
  {
    slug: 'shakespeare',
    title: 'Shakespeare baby names',
    lead: 'Miranda, Jessica and Olivia owe much to one playwright. These names step out of the comedies, the tragedies and the histories, each with its play.',
    rule: 'Only characters who appear in the plays; the texts are the source. Shakespeare took many of the names from older books, so the list does not say that he made them up.',
    source: 'the play itself',
    group: 'Screen and stage',
  },
  {
    slug: 'musical',
    title: 'Musical baby names',
    lead: 'Some of these names are words from a score and some belong to people who made music. Say them aloud: many were chosen for their sound.',
    rule: 'Words of music in their usual sense, titles and heroines of operas, and musicians known around the world. For musicians we say only what they are publicly known for.',
    source: 'the work itself, or what the musician is publicly known for',
    group: 'Screen and stage',
  },
  {
    slug: 'nature',
    title: 'Nature baby names',
    lead: 'Trees, birds, water, weather: the outdoors has given parents names for centuries. Next to each is the thing that it names, in a few plain words.',
    rule: 'The name has to be the word for something in nature, in English or, where we say so, in another language. Names with a natural word hidden in their root are not counted here.',
    source: 'general knowledge of nature and of words',
    group: 'World and nature',
  },
  {
    slug: 'flower',
    title: 'Flower baby names',
    lead: 'From Rose and Lily to Xochitl and Sakura, here are names that bloom. Some are the flower itself, and some mean it in another language.',
    rule: 'Flowering plants, words for flower, and names whose root is one; a few name the botanist whom the plant honors. The notes are general knowledge of botany and of words.',
    source: 'general knowledge of botany and of words',
    group: 'World and nature',
  },
  {
    slug: 'gemstone',
    title: 'Gemstone baby names',
    lead: 'Pearl and Ruby were favorites of great-grandparents and are heard again. This short list keeps to stones, and to a few other things that jewelers set.',
    rule: 'Minerals, organic gems such as pearl and amber, silver, and names that mean one of these in another language. Ivory is left out because of the trade behind it.',
    source: 'general knowledge of minerals and of words',
    group: 'World and nature',
  },
  {
    slug: 'color',
    title: 'Color baby names',
    lead: 'A name can be as direct as Blue or as quiet as Hazel. These are colors you could point to, with the shade that each one means.',
    rule: 'A color word of English, or a name that means a color in its own language. A gem or plant is here only if people use its name for a shade, too.',
    source: 'general knowledge of words',
    group: 'World and nature',
  },
  {
    slug: 'celestial',
    title: 'Celestial baby names',
    lead: 'Look up and there are names everywhere: stars, moons, planets and the missions that visit them. Many came from myth and found a second home in the sky.',
    rule: 'Objects in the sky by the names that astronomers use, words for sun, moon, star and dawn, and a few names from the history of space. Moons appear only in part, since there are hundreds.',
    source: 'the names that astronomers use',
    group: 'World and nature',
  },
  {
    slug: 'place',
    title: 'Place baby names',
    lead: 'Perhaps you met there, or your family left there long ago. Cities, rivers, islands and countries share these names with children.',
    rule: 'The name must stand on the map, now or in ancient times, though it may have been a personal name first. Many places share a name; we give the one or two best known, and holy cities are left out unless they have long been given names.',
    source: 'the map',
    group: 'World and nature',
  },
  {
    slug: 'season',
    title: 'Season, month and holiday baby names',
    lead: 'A due date can suggest a name. Here are months, seasons and feasts of the year, from January to Noelle.',
    rule: 'English names of months and seasons, and names tied to a day or feast of the calendar by their meaning or their saint. February and March are missing because they are not among the US names that we list.',
    source: 'the calendar',
    group: 'World and nature',
  },
  {
    slug: 'pet',
    title: 'Pet baby names',
    lead: 'Call Charlie in the park, and a boy and a terrier may both turn around. Families give these names to children and to animals alike, and nobody seems to mind.',
    rule: 'Names of well-known cats and dogs from books, films and the White House, and names that are widely given to pets in the US. The second kind rests on common usage, not on a count.',
    source: 'the book or film, or common usage',
    group: 'World and nature',
  },
  {
    slug: 'mythology',
    title: 'Mythology baby names',
    lead: 'Before they were on cribs, these names were in stories told by the fire. Gods, heroes and a few tricksters are here, with the people who told of them.',
    rule: 'Figures of Greek, Roman, Norse, Celtic, Egyptian and other old tales and legends, Arthur among them; the notes follow the best-known version. Gods whom people worship today in a living faith, as in Hinduism, are left out.',
    source: 'the tale in its best-known version',
    group: 'Faith and myth',
  },
  {
    slug: 'biblical',
    title: 'Biblical baby names',
    lead: 'Few books have named as many children as the Bible. Each name here comes with who bears it and the book where you can read about them.',
    rule: 'People and some places of the Hebrew Bible and the New Testament, plus Judith and Tobias from books that not every Bible has. The spelling follows common English use; the name of Jesus is left out of respect.',
    source: 'the book of the Bible',
    group: 'Faith and myth',
  },
  {
    slug: 'saints',
    title: 'Saint names for babies',
    lead: 'For many families a saint is company for life. These are saints from the first centuries to the last one, with what each is remembered for.',
    rule: 'Men, women and archangels honored as saints, most of them in the Catholic church and many in the Orthodox and Anglican churches as well. Where a life is known only from tradition, we try to say so.',
    source: 'the tradition of the church',
    group: 'Faith and myth',
  },
  {
    slug: 'royal',
    title: 'Royal baby names',
    lead: 'Crowns pass on, and so do the names under them. This list reaches from ancient Egypt and Mali to the courts of Europe today.',
    rule: 'Borne by someone who ruled, or by a husband, wife or child of a ruler; we name one or say how many. Numbers of kings follow the usual count of each country.',
    source: 'general knowledge of history',
    group: 'History',
  },
  {
    slug: 'presidential',
    title: 'Presidential baby names',
    lead: 'Americans have named children for presidents since George Washington. Both first and last names are here, from every side of politics.',
    rule: 'A first name or last name of a president of the United States, with the number of the presidency. No choice was made by party; every president is here under some name except Barack Obama, since neither Barack nor Obama is among the US names that we list.',
    source: 'the list of US presidents',
    group: 'History',
  },
  {
    slug: 'olympics',
    title: 'Olympic baby names',
    lead: 'Every name on this list has stood on an Olympic podium. Runners, gymnasts, skaters and skiers are here, from Jesse Owens to Simone Biles.',
    rule: 'Given names of athletes who won at least one medal at the Summer or Winter Games, with sport and country. The country is the one they won for; we chose across sports, decades and continents.',
    source: 'the results of the Games',
    group: 'History',
  },
  {
    slug: 'literary',
    title: 'Literary baby names',
    lead: 'A beloved book can stay with you until you have someone to name. Here are characters from nursery shelves and from long Russian winters, each with book and author.',
    rule: 'Characters of novels, plays, poems and stories, most of them main characters; the works are the source. Names known mainly from Shakespeare have a list of their own.',
    source: 'the work itself',
    group: 'Words',
  },
  {
    slug: 'virtue',
    title: 'Virtue baby names',
    lead: 'The Puritans gave their children Patience and Prudence, and parents now choose Haven and True. These names say a wish out loud.',
    rule: 'Words for good qualities, and for the peace and joy that people wish for; the note gives the plain meaning. Names from other languages count when the name is that word.',
    source: 'general knowledge of words',
    group: 'Words',
  },
  {
    slug: 'surname',
    title: 'Surnames as first names',
    lead: 'Cooper made barrels and Fletcher made arrows. Many of the first names parents like today began as last names, and most last names once said something.',
    rule: 'English, Scottish, Irish, Welsh and a few other surnames now given as first names, with the most widely accepted origin. Surnames often have several origins; where scholars disagree widely, we left the name out.',
    source: 'the most widely accepted origin',
    group: 'Words',
  },
]
