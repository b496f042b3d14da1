/** What people say for the same thing when they play: whoever asks does not know which of these words the rulebook has. */

/** In both languages, without accents, as they are compared; the first letters of a word stand for all its forms. */
const GROUPS: readonly (readonly string[])[] = `
  start begin first ready setup deal
  end finish
  win winner victory won
  lose loose lost loser
  tie equal level same even
  undo back revert retract
  deck pile stack
  must obliged forced obligatory choice
  enough short lack little
  fight battle combat attack
  steal rob theft stolen safe
  gunpowder powder
  gold doubloon coin money
  land stop arrive
  someone somebody anybody another
  fulfil complete deliver
  turn flip reveal
  discard throw
  full room
  direction line
  defend block sit guard
  private joke inside
  drawing picture sketch image
  foreign language translation translate
  talk speak silent silence say tell
  exchange swap trade
  part exactly whole
  through thru
  many number limit most
  free empty
  taken robbed visited
  next new
  wrong mistake misunderstand misunderstood
  push beat
  partner ally mate
  take took gain
  jump leap hop
  eat capture kill
  piece animal
  cell square
  goal target
  own friend
  stack cover
  time hourglass clock
  smile face
  several together three
  refuse decline
  look peek see
  again second twice
  space room
  commencer debut premier depart distribuer place
  fin finir terminer
  gagner gagnant victoire vainqueur
  perdre perdu perdant
  egalite egaux egal
  annuler reprendre revenir
  pioche paquet tas pile
  vide epuise rien
  oblige obligatoire doit devoir falloir choix
  assez manque penurie
  combat battre combattre attaquer bataille
  voler prendre vol abri
  or doublon argent
  rajouter ajouter
  aborder abordage
  accomplir remplir livrer
  reveler retourner devoiler
  defausser jeter
  plein pleine occupe
  direction ligne sens
  defendre bloquer installer
  prive seul
  dessin dessiner image
  etranger langue anglais traduction traduire
  parler dire silence taire
  echanger troquer
  poser jouer
  chasser battre eliminer
  allie partenaire coequipier
  manger capturer tuer
  animal pion
  but objectif
  ami propre
  temps sablier
  sourire visage
  permis droit autorise
  libre vide
  pille visite pris
  prochain suivant nouveau
  tromper rater erreur faux malentendu compris
  combien nombre autant limite
  plusieurs souvent
  aussitot immediatement suite
`
  .trim()
  .split('\n')
  .map(line => line.trim().split(' '));

const GROUPS_OF = new Map<string, Set<string>>();
for (const group of GROUPS)
  for (const word of group) {
    const others = GROUPS_OF.get(word) ?? new Set();
    for (const other of group) if (other !== word) others.add(other);
    GROUPS_OF.set(word, others);
  }

/**
 * Other words for one that is sought, whatever its ending; for one that is not known, those of a word that it may be meant for.
 * @example otherWordsFor('undo', () => false) // 'back', 'revert', …
 */
export function otherWordsFor(sought: string, isMeant: (word: string) => boolean): readonly string[] {
  const known = GROUPS_OF.get(sought);
  if (known !== undefined) return [...known];
  const forms = sought.length < STEM ? [] : [...GROUPS_OF.keys()].filter(word => isFormOf(sought, word));
  const meant = forms.length > 0 ? forms : [...GROUPS_OF.keys()].filter(isMeant);
  return meant.flatMap(word => [word, ...(GROUPS_OF.get(word) ?? [])]);
}

/** What is before an ending is at least so long, and an ending at most so long. */
const STEM = 4;
const ENDING = 3;

/** Whether two words differ by their endings alone, as « joue » and « jouer » do. */
function isFormOf(one: string, other: string): boolean {
  const stem = Math.max(STEM, Math.min(one.length, other.length) - 1);
  return one.slice(0, stem) === other.slice(0, stem) && Math.max(one.length, other.length) - stem <= ENDING;
}
