/** The games of Lady Cadogan's book of 1914 in its order, by the names of their files. */
const BOOK_ORDER: readonly string[] = [
  ...['la-belle-lucie', 'napoleon-at-st-helena', 'fifteen', 'salic-law', 'four-corners', 'mill'],
  ...['shah', 'blockade', 'clock', 'fortress', 'fourteenth', 'sultan', 'la-nivernaise'],
  ...['empress-of-india', 'besieged-city', 'flower-garden', 'hemispheres', 'napoleons-square'],
  ...['constitution', 'zodiac', 'kings', 'babette', 'nestor', 'light-and-shade', 'labyrinth'],
  ...['fairie-queen', 'terrace', 'general-sedgewick', 'queens', 'herring-bone', 'olga', 'caesar'],
  ...['red-and-black', 'square', 'margarethe', 'mount-olympus', 'wheel', 'two-rings', 'nation'],
  ...['carpet', 'fish-bone', 'congress', 'louis', 'sly', 'great-thirteen', 'canfield-or-klondike'],
  'anna',
];

/** Where a game stands in the book; those that are not in it come last. */
export const placeInBook = (id: string): number => {
  const at = BOOK_ORDER.indexOf(id);
  return at < 0 ? BOOK_ORDER.length : at;
};
