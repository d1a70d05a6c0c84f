// The lead of each page of an origin: a row for each origin that has names enough for a page.

/** By key of `origins`. */
export const originWords: Readonly<Record<string, string>> = {
  american:
    'Made or remade in the United States: blends, new endings on old beginnings, spellings that parents tried and others liked. Most have no older meaning, and we do not invent one.',
  arabic:
    'Arabic builds its words on roots of three consonants, so that a name often sounds like its meaning to those who speak it. Many are shared by Muslim and Christian families.',
  aramaic:
    'The everyday language of the Near East for a thousand years, and the one behind several names of the New Testament.',
  basque: 'Basque is related to no other language that is known. Its names come from saints, places and plain words.',
  breton: 'The Celtic language of Brittany, whose saints gave their names to half of its villages.',
  celtic:
    'Names older than the split into Irish, Welsh and their kin, or of which only so much is agreed on: that they are Celtic.',
  cornish: 'The Celtic language of Cornwall, close to Breton, spoken again today by those who want to.',
  dutch: 'Short forms of saints’ names above all, and place names that crossed the ocean.',
  egyptian: 'From the language of the pharaohs, mostly by way of Greek or Hebrew.',
  english: 'Words, places and surnames of English that became first names: trades, trees, months, fields and fords.',
  french: 'French smoothed what Latin and the Franks had left it, and gave English the endings -elle, -ette and -ine.',
  german: 'Names as German made them, often the short form of a longer Germanic one.',
  germanic:
    'Put together out of two words, strength and wolf, fame and spear, by peoples who wrote little. The two halves were not meant to make a sentence.',
  greek:
    'From gods, saints and plain words. Greek names reached us through the New Testament and through Latin, which changed their endings.',
  hawaiian: 'Hawaiian names are often whole phrases. Eight consonants and five vowels are all it takes.',
  hebrew:
    'The names of the Bible, many of them sentences with God as their subject: he has heard, he will add, he is gracious.',
  irish:
    'Irish names in their own spelling and as English ears wrote them down. Several carry the name of a clan or of a saint.',
  italian: 'Latin names as Italy went on saying them, and a few words of its own.',
  japanese:
    'What a Japanese name means depends on the characters that a family chooses. Written in our letters it can have several meanings, and we give one only where it is plain.',
  latin: 'Roman family names, words for virtues and plants, and what the Church made of them.',
  norman: 'Brought to England in 1066 and after, and soon as English as any.',
  norse: 'The language of the Vikings, whose names live on in Scandinavia and in the north of England.',
  'old-english':
    'What the English spoke before the Normans came. Few of its names were left by the Middle Ages; many came back as surnames and places.',
  persian: 'Names of kings and heroes out of the Book of Kings, of flowers, and of light.',
  polish: 'Names as Poland made them, out of saints and of Slavic words.',
  portuguese: 'Names as Portugal and Brazil say them.',
  russian:
    'Russian keeps a long form for papers and several short ones for love; some short forms have gone out into the world alone.',
  sanskrit: 'The old language of India, from which families of many of its languages still choose.',
  scandinavian: 'Names as Danes, Swedes and Norwegians made them out of older ones.',
  scottish: 'Gaelic names, clan names and a good many places that became surnames and then first names.',
  slavic: 'Like the Germanic ones these join two words, and peace, glory and love are the favorites.',
  spanish: 'Names as Spain made them, several of them out of titles of Mary.',
  swahili: 'From the coast of East Africa, where Bantu and Arabic words met.',
  turkish: 'Names out of Turkish words: sky, moon, sea and strength.',
  welsh: 'Names of legend and of saints, and new ones that the last two centuries made out of Welsh words.',
}
