/** Words without their endings: what a question and a rule say in different forms is compared by these. */
import type { Language } from '@havre/engine/games/language.ts';

/** A stem is at least so long. */
const SHORTEST = 3;

/** Endings by language, the longest first; what is left without one is a stem if it is long enough. */
const ENDINGS: { readonly [L in Language]: readonly string[] } = {
  en: endings('ments ment ings ing ions ion ively ive edly ed ies ied ers er ors or est ly es s y e'),
  fr: endings(`
    issements issement eraient aient issons issent issant ations ation ateurs ateur atrice ements ement erons eront erait antes ante
    ants ant ions ion euses euse eurs eur iers ier ieres iere ives ive erai eras era ees ee ent ons ait ais ez er es irent irons ira ir is it
    us ue ues u re e s x i
  `),
};

function endings(text: string): readonly string[] {
  return text
    .trim()
    .split(/\s+/)
    .sort((one, other) => other.length - one.length);
}

/** Forms that no ending explains, each line beginning with the one that stands for the others. */
const IRREGULAR: { readonly [L in Language]: ReadonlyMap<string, string> } = {
  en: irregular(`
    win won winner winners winning
    lose lost loses loser loose
    throw threw thrown
    choose chose chosen choice choices
    take took taken takes taking
    give gave given gives giving
    steal stole stolen theft
    fight fought
    draw drew drawn
    hold held
    pay paid
    go went gone goes
    get got gotten
    begin began begun beginning
    eat ate eaten
    beat beaten
    see saw seen
    say said
    tell told
    leave left leaves
    know knew known
    write wrote written
    sink sank sunk
    lie lay lain laid
    buy bought
    sell sold
    fall fell fallen
    hide hid hidden
    mean meant
    lead led
    run ran
    sit sat
    keep kept
    speak spoke spoken
    break broke broken
    one once
    two twice
    three 3 thrice
    four 4
    five 5
    six 6
    seven 7
    eight 8
    nine 9
    ten 10
    tie tied ties
    die dice
    person people
    less fewer least few
  `),
  fr: irregular(`
    prendre prend prends prenez prennent pris prise prises prenant
    apprendre apprend
    voir voit voient voyez vois vu vue vus
    vouloir veut veux veulent voulez voulu
    savoir sait savent savez su
    tenir tient tiennent tenu tenez
    venir vient viennent venu venez
    revenir revient reviennent
    payer paie paient paye payez paiement
    recevoir recoit recoivent recu recevez
    devoir doit doivent devez dois
    mettre met mettez mettent mis mise
    perdre perd perds perdu perdue perdus perdez perdent perdant perte
    rendre rend rendu rendez rendent
    jeter jette jettent jetez jete
    egal egaux egale egales egalite
    choisir choix choisit choisissez choisi
    ecrire ecrit ecrivent ecrivez ecrite ecrits
    dire dit disent dites
    lire lit lisez lu
    boire boit bu
    finir finit fini finie finis fin finale
    valoir vaut valent valeur valeurs
    gagner gagnant gagnants victoire
    animal animaux
    bateau bateaux
    voir vue
    mourir mort morte
    attendre attend attendu
    repondre repond
    battre bat battu battez battent
    premier premiere premiers
    dernier derniere derniers
    partir part parti
    sortir sort sorti
    deux double
    trois 3
    quatre 4
    cinq 5
    six 6
    sept 7
    huit 8
    neuf 9
    dix 10
    entendre entend entendez entendu entendent
    defendre defend defendez defendent
    vendre vend vendez vendu
    reprendre reprend reprends reprenez repris
    comprendre comprend comprenez compris
    descendre descend descendu
    detruire detruit
    pouvoir peut peux
    faire fait fais faites font
    aller va vais vas allez allait
    courir court
    vivre vit
    suivre suit suivez suivi
    servir sert
    mentir ment mentez
    oeil yeux
  `),
};

function irregular(text: string): ReadonlyMap<string, string> {
  const lines = text
    .trim()
    .split('\n')
    .map(line => line.trim().split(/\s+/));
  return new Map(lines.flatMap(([first = '', ...others]) => [first, ...others].map(form => [form, first] as const)));
}

/** A text says the same words again and again. */
const KNOWN: { readonly [L in Language]: Map<string, string> } = { en: new Map(), fr: new Map() };

/**
 * The stem of a word that has been folded.
 * @example stemOf('recruitments', 'en') // 'recruit'
 */
export function stemOf(word: string, language: Language): string {
  const known = KNOWN[language].get(word);
  if (known !== undefined) return known;
  const stem = IRREGULAR[language].get(word) ?? withoutEnding(word, language);
  KNOWN[language].set(word, stem);
  return stem;
}

function withoutEnding(word: string, language: Language): string {
  if (/\d/.test(word) || (language === 'en' && /(us|ss)$/.test(word))) return word;
  const ending = ENDINGS[language].find(one => word.endsWith(one) && word.length - one.length >= SHORTEST);
  if (ending === undefined) return word;
  const stem = word.slice(0, -ending.length);
  // "moves" and "movement" are both mov, "stopped" is stop.
  return stem.length > SHORTEST ? stem.replace(/e$/, '').replace(/([^aeiou])\1$/, '$1') : stem;
}
