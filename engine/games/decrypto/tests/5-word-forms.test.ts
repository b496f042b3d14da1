/** Chapter 5, DEC-CLUE-13: which words name another, case by case. */
import { expect, test } from 'vitest';
import { whyNoClue } from '../5-clue-check.ts';

/** `word: clue, clue; word: clue`. */
const casesIn = (text: string): [word: string, clue: string][] =>
  text.split(';').flatMap(entry => {
    const [word, clues] = entry.split(':').map(part => part.trim());
    return clues.split(',').map((clue): [string, string] => [word, clue.trim()]);
  });

const refusalOf = (word: string, clue: string): string | null =>
  whyNoClue(clue, { words: [word], used: [], forms: 'all' })?.rule ?? null;

/** Forms of the word, words built on it, and what it is built from. */
const REFUSED = {
  en: `key: keys, key, keyed, keying, keyring, keyboard, keyhole, keychain, keystone;
  bed: bedroom, beds, bedtime, flowerbed; newspaper: paper, newspapers, news; strawberry: berry; flower: sunflower, flowers, flowery;
  eye: eyes, eyelid, eyebrow, eyelash, eyed, eyeing; egg: egghead, eggs, eggshell;
  ear: earring, ears, earache, earphones; bow: rainbow, bows, bowtie, crossbow; bus: bus stop, buses, minibus, busses;
  map: mapping, maps, roadmap; wolf: wolves, werewolf, wolfish; leaf: leaves, leaflet; foot: feet, football, barefoot;
  tooth: teeth, toothbrush, toothpaste; mouse: mice, mousetrap; knife: knives; man: men; woman: women; goose: geese;
  cow: cowboy, cows; pig: pigs, pigsty; rat: rats; dragon: dragonfly; fly: butterfly, flies, flying, housefly, firefly;
  sun: sunset, sunburn, suntan; ice rink: rink; water lily: lily, waterlily; stained glass: glassy;
  skis: skiing, ski, skier; bicycle: bicycle lane; lighthouse: light, house; sailboat: boat; word: crossword;
  battery: batteries; baby: babies; cherry: cherries; candy: candies; fairy: fairies; baker: bakery;
  neighbour: neighbourhood; fish: fishing, fishes, jellyfish, fisherman; photo: photography;
  chess: chess-board, a chessboard; net: netting, nets, network, internet; leg: legs; toy: toys, toyshop; city: cities;
  elf: elves; shelf: shelves, bookshelf; spy: spies; dig: digging, digs; fir tree: fir, trees; merry-go-round: merry`,
  fr: `clé: clés, clé, porte-clés; œil: yeux, œillère, œillet, œils; rat: rats; ail: ails, aïoli à l'ail; sel: sels;
  nez: nez; bus: bus, autobus, minibus; thé: thés; arc: arcs; lit: lits; ski: skis, skier; oie: oies; vin: vins;
  fil: fils de fer, fils, filer; cheval: chevaux, chevalin; journal: journaux, journaliste; bateau: bateaux;
  tournesol: tournesols; tournevis: tourne; pluie: parapluie, pluies; fleur: fleurs, chou-fleur, fleuriste;
  poisson: poissonnier, poissons; château: châteaux; gâteau: gâteaux; genou: genoux; bijou: bijoux, bijoutier;
  hibou: hiboux; travail: travaux, travailler; vitrail: vitraux; animal: animaux; yacht: yachts; œuf: œufs;
  jupe: jupe-culotte; neige: neigeux, boule-de-neige, enneigé; soleil: soleils, ensoleillé;
  dent: dentiste, dents, dentier, dentelle; mur: murs; roi: rois; pain: pain-de-mie; chat: chats, chaton;
  chien: chienne, chiens; arbre: arbres; loup: loups, loup-garou; vache: vaches, vachette; lait: laitier, laits;
  main: mains, essuie-mains; lampe: lampes; lune: lunette, lunes; nuage: nuages, nuageux; pont: ponts, pont-levis;
  arc-en-ciel: arc, ciel, arcs-en-ciel; pomme de terre: pommes, terre;
  port: portes, ports, aéroport, passeport; jeu: jeux; feu: feux; pneu: pneus; eau: eaux; prince: princesse`,
};

/** What only looks alike. */
const ALLOWED = {
  en: `key: monkey, turkey, donkey; bed: bedlam; ear: early, bear, pearl, heart, year; bow: elbow, bowl, bowling;
  bus: busy, business, bust; map: maple; leg: legend, college, elegant; egg: begin, beggar; rat: ratio, pirate;
  pig: pigment; cow: coward; oil: toil, boil, foil, spoil; her: hero;
  man: manual, mango, mantra, Germany, woman, human; fly: flute; sun: sundae; paper: supper; newspaper: pap;
  sand: grand, thousand; hand: sandwich; band: husband; net: netflix, magnet, planet, cabinet, bonnet;
  inn: innocent, dinner, winner; ice rink: police, mice, dice, drink, price; wing: twins; melon: lemonade;
  pea: peach, peace, appeal; cat: caterpillar, education, catalogue; dog: dogma;
  car: cargo, scar, carpet, carrot, card, caravan, scarf; dam: damage, Amsterdam, madam; harp: sharp; bit: orbital;
  ant: anti, giant, elephant, plant, antenna; pink: inkling; hold: shoulder; elk: elfin; pill: caterpillar, spill;
  jar: jargon, ajar; jam: jamboree, pyjamas; ring: spring, string, during`,
  fr: `clé: clément, clémentine, éclair, cycle, spectacle; rat: gratter, pirate, ration, rate, opération;
  or: orage, orange, corde, trésor, orteil, sport; ail: aile, paille, bataille, volaille, taille;
  sel: selle, vaisselle; bus: busard, abus, buste; arc: arche, marché, parc; lit: litre, élite, politique, satellite;
  ski: skipper; oie: oiseau, joie, soie, voie, foie; vin: vingt, divin, province, ravin;
  fil: film, profil, filou, fille, file; cheval: chevelure, chevreuil; mur: murmure, fémur;
  roi: roitelet, droit, froid, étroit, trois; chat: achat, rachat; main: demain, domaine, humain; lunette: lunatique;
  jeu: jeudi, jeune; feu: feutre, feuille; bateau: eau; eau: bateau, cadeau, seau, rideau, peau; mère: mer;
  mer: mère, merle, amer, merci; vert: ver; ver: verre, hiver, univers; âne: cane, banane, panne, ânon; ressac: sac;
  sac: sacré, ressac; coque: coq; coq: coque, coquille, coquelicot; dés: dé; dé: idée, début; sole: sol;
  sol: soleil, solide; école: col; col: école, colle, alcool, colombe; course: ours; ours: course, toujours; pied: pie;
  pie: pied, pieuvre, copie, pièce`,
};

/** Built on the word as well, but no rule of spelling tells them from those that are not: listeners may object (DEC-CLUE-19). */
const LEFT_TO_LISTENERS = {
  en: `newspaper: papers; pig: piglet; rat: ratty; sun: sunny; ice rink: iceberg, icy; stained glass: stain;
  bicycle: cycle, cycling; sailboat: sailing; baker: baking; treasure: treasury; leg: Leggings; oil: oily;
  city: citizen; elf: elven; ox: oxen`,
  fr: `clé: clefs; rat: raton, ratière; sel: salière, salé; thé: théière; arc: archer, arcade; lit: literie, alité;
  ski: skieur; oie: oison; vin: vinicole, vigneron; pluie: pluvieux; dent: édenté; mur: muraille, emmurer; roi: royal;
  chien: chiot; arbre: arbuste; loup: louve, louveteau; lait: allaiter; lampe: lampadaire; lune: lunaire`,
};

test.each(['en', 'fr'] as const)(
  'DEC-CLUE-13: what is a form of a word, or built on it or from it, is refused (%s)',
  language => {
    const cases = casesIn(REFUSED[language]);
    expect(cases.length).toBeGreaterThan(60);
    expect(cases.filter(([word, clue]) => refusalOf(word, clue) !== 'DEC-CLUE-13')).toEqual([]);
  },
);

test.each(['en', 'fr'] as const)('DEC-CLUE-13: what only looks alike is a clue like any other (%s)', language => {
  const cases = casesIn(ALLOWED[language]);
  expect(cases.length).toBeGreaterThan(60);
  expect(cases.filter(([word, clue]) => refusalOf(word, clue) !== null)).toEqual([]);
});

test.each(['en', 'fr'] as const)(
  'DEC-CLUE-13: what spelling cannot tell is left to those who listen (%s)',
  language => {
    expect(casesIn(LEFT_TO_LISTENERS[language]).filter(([word, clue]) => refusalOf(word, clue) !== null)).toEqual([]);
  },
);
