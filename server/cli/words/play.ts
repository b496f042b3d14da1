/** What `havre play` says, whatever the game. */
import { levelWording } from '@havre/engine/bots/level-wording.ts';
import { counted, enumerated, type Language } from '@havre/engine/games/language.ts';
import { typeset } from '@havre/engine/games/typesetting.ts';
import { printable } from '../layout.ts';

/** Whether keys are 1, 2, 3… */
const areNumbered = (keys: readonly string[]): boolean =>
  keys.length > 2 && keys.every((key, i) => key === String(i + 1));

const en = {
  summary: 'Play a game here: alone against bots, or passing the keyboard',
  help: `havre play <game> [options]

Any game of the shelf at this keyboard. You sit in the first seat and bots in
the others; the bots see only what their seat may see. Several people share the
keyboard: the screen is wiped before it shows the next one's secrets.

  havre play fuji-flush
  havre play fuji-flush --seats 5 --bots random
  havre play fuji-flush --people 2 --name Anne --name Ben --bots corsaire,mousse

  --seats N            number of players; otherwise four if the game allows it
  --people N           how many of them share this keyboard, from the first seat
                       on; otherwise 1
  --bots NAME          who plays the other seats: mousse, matelot (the default),
                       capitaine or corsaire; or one name for each, as in
                       matelot,corsaire
  --name NAME          the name of a seat; the first one is yours, repeat it for
                       the seats that follow
  --option KEY=VALUE   an option of the game; may be repeated
  --seed N             chance that can be had again; otherwise it is real, and
                       the replay proves it
  --lang en|fr         language

While playing: ? help, r ID a rule, l the story so far, v the table, a what you
may do at any time, q quit.
After the end: s FILE saves the replay.

Exit codes: 0 played or left; 2 there is no such table.`,
  player: (number: number) => `Player ${number}`,
  botNames: ['Gull', 'Heron', 'Tern', 'Puffin', 'Curlew', 'Plover', 'Osprey', 'Avocet'],
  wrongBots: (given: number, needed: number) =>
    `--bots names ${given} bots for ${needed === 1 ? '1 seat' : `${needed} seats`}: name one for all of them, or one for each.`,
  tooManyNames: (given: number, seats: number) => `${given} names are too many for ${seats} seats.`,
  badName: (name: string, longest: number) => `A name has 1 to ${longest} printable characters, unlike '${name}'.`,
  sameName: (name: string) => `Two seats are called '${name}': give each its own name.`,

  you: 'you',
  person: 'at this keyboard',
  bot: (name: string) => `bot ${name}`,
  option: (label: string, value: string) => `${label}: ${value}`,
  provableChance: (seal: string) => [
    `Sealed: ${seal}`,
    'All chance in this game was fixed under this seal; the replay will prove it.',
  ],
  seededChance: ['Chance comes from a seed: the same seed gives the same cards and dice.'],
  helpAtAnyTime: 'Type ? for help at any time.',
  sinceLastTurn: 'Since your last turn:',
  nothingYet: 'Nothing has happened yet.',
  write: 'To be written:',
  orWrite: 'Or to be written:',
  youMayAlso: 'You may also:',
  atAnyTime: 'At any time:',
  nothingAtAnyTime: 'There is nothing here that may be done at any time.',
  mayYield: 'Or press Enter to let the others go first.',
  yourChoice: 'Your choice: ',
  choiceOf: (name: string) => `${name}, your choice: `,
  passTo: (name: string) => `Pass the keyboard to ${name}, then press Enter. `,
  notAChoice: (typed: string, keys: readonly string[]) => {
    const possible = areNumbered(keys) ? `a number from 1 to ${keys.length}` : keys.join(', ');
    return `${typed === '' ? 'Nothing was typed' : `'${printable(typed)}' is not one of the choices`}: type ${possible}, or ? for help.`;
  },
  leftUnfinished: 'The game ends here, unfinished; nothing of it is kept.',

  field: (label: string, expected: string) => `  ${label} (${expected}; Enter goes back): `,
  notAField: (expected: string) => `That cannot be: it has to be ${expected}.`,
  wholeFrom: (min: number, max: number) => `${min} to ${max}`,
  yesOrNo: 'yes or no',
  yes: ['y', 'yes'],
  no: ['n', 'no'],
  textOf: (longest: number) => (longest < 1000 ? `at most ${longest} characters` : 'in your own words'),
  listOf: (longest: number, item: string) => `at most ${longest}, with spaces between them, each ${item}`,

  helpWhilePlaying: `  Type what stands before a choice to choose it. Besides:
    ?       this help
    r ID    a rule by its id, such as those beside the story
    l       the story so far, as you were told it
    v       the table and your choices again
    a       what you may do at any time; a NUMBER does it
    q       quit; the game is lost
  After the end of the game, s FILE saves its replay.`,
  helpAfterwards: `    s FILE  save the replay of this game in a new file
    r ID    a rule by its id
    l       the whole story
    v       the table and the result again
    q       quit, and so does Enter`,
  noLedger: 'There are no rules to show for this game.',
  whichRule: (example: string) => `Type r and the id of a rule, such as r ${example}.`,
  noRule: (id: string, nearest: readonly string[]) =>
    `There is no rule '${printable(id)}'; the nearest are ${enumerated(nearest, 'en')}.`,
  notYetSaved: 'The replay holds everybody’s secrets: it can be saved once the game is over.',
  whichFile: 'Type s and the name of a new file, such as s game.json.',
  alreadyThere: (file: string) => `${file} is already there, and stays as it is: choose another name.`,
  notSaved: (file: string) => `${file} cannot be written: choose another name or folder.`,
  saved: (file: string) => `Saved. Anybody can check it: havre replay ${file} --verify`,

  wins: (name: string) => `${name} wins.`,
  win: (names: string) => `${names} win.`,
  winTogether: (names: string) => `${names} win together.`,
  nobodyWins: (rule: string) => `The game is void: nobody wins (${rule}).`,
  points: (score: number) => (score === 1 ? '1 point' : `${score} points`),
  afterwards: 's FILE saves the replay, ? for help, Enter ends: ',
  notARequest: (typed: string) => `'${printable(typed)}' means nothing here: type ? for help.`,
};

const fr: typeof en = {
  summary: 'Jouer ici : seul contre des robots, ou en se passant le clavier',
  help: `havre play <jeu> [options]

N’importe quel jeu de l’étagère, à ce clavier. Vous avez la première place, les
robots ont les autres ; un robot ne voit que ce que sa place a le droit de voir.
À plusieurs, on se passe le clavier : l’écran est effacé avant de montrer les
secrets de la personne suivante.

  havre play fuji-flush
  havre play fuji-flush --seats 5 --bots random
  havre play fuji-flush --people 2 --name Anne --name Ben --bots corsaire,mousse

  --seats N            nombre de joueurs ; sinon quatre si le jeu le permet
  --people N           combien se partagent ce clavier, à partir de la première
                       place ; sinon 1
  --bots NOM           qui joue les autres places : mousse, matelot (par défaut),
                       capitaine ou corsaire ; ou un nom pour chacune, comme
                       matelot,corsaire
  --name NOM           le nom d’une place ; le premier est le vôtre, à répéter
                       pour les places suivantes
  --option CLÉ=VALEUR  une option du jeu ; peut être répétée
  --seed N             des tirages que l’on peut retrouver ; sinon, un vrai
                       hasard, que prouve l’enregistrement de la partie
  --lang en|fr         langue

Pendant la partie : ? aide, r ID une règle, l le journal, v la table, a ce que
l’on peut faire à tout moment, q quitter.
Après la fin : s FICHIER enregistre la partie.

Codes de sortie : 0 partie jouée ou quittée ; 2 cette table n’est pas possible.`,
  player: number => `Joueur ${number}`,
  botNames: ['Mouette', 'Héron', 'Sterne', 'Macareux', 'Courlis', 'Pluvier', 'Balbuzard', 'Avocette'],
  wrongBots: (given, needed) =>
    `--bots nomme ${given} robots pour ${needed === 1 ? '1 place' : `${needed} places`} : nommez-en un pour toutes, ou un pour chacune.`,
  tooManyNames: (given, seats) => `Trop de noms : ${given} pour ${seats} places.`,
  badName: (name, longest) =>
    `Un nom a de 1 à ${longest} caractères imprimables, ce qui n’est pas le cas de « ${name} ».`,
  sameName: name => `Deux places s’appellent « ${name} » : donnez un nom à chacune.`,

  you: 'vous',
  person: 'à ce clavier',
  bot: name => {
    const level = Object.entries(levelWording.fr).find(([key]) => key === name)?.[1];
    return level === undefined ? `robot ${name}` : `robot, niveau ${level.name}`;
  },
  option: (label, value) => `${label} : ${value}`,
  provableChance: seal => [
    `Sceau : ${seal}`,
    'Tout le hasard de cette partie est fixé sous ce sceau ; l’enregistrement le prouvera.',
  ],
  seededChance: ['Le hasard vient d’une graine : la même graine donne les mêmes tirages.'],
  helpAtAnyTime: 'À tout moment, tapez ? pour obtenir de l’aide.',
  sinceLastTurn: 'Depuis votre dernier tour :',
  nothingYet: 'Il ne s’est encore rien passé.',
  write: 'À écrire :',
  orWrite: 'Ou à écrire :',
  youMayAlso: 'Vous pouvez aussi :',
  atAnyTime: 'À tout moment :',
  nothingAtAnyTime: 'Il n’y a rien ici que l’on puisse faire à tout moment.',
  mayYield: 'Ou appuyez sur Entrée pour laisser faire les autres.',
  yourChoice: 'Votre choix : ',
  choiceOf: name => `${name}, votre choix : `,
  passTo: name => `Passez le clavier à ${name}, puis appuyez sur Entrée. `,
  notAChoice: (typed, keys) => {
    const possible = areNumbered(keys) ? `un nombre de 1 à ${keys.length}` : keys.join(', ');
    return `${typed === '' ? 'Rien n’a été tapé' : `« ${printable(typed)} » n’est pas un des choix`} : tapez ${possible}, ou ? pour l’aide.`;
  },
  leftUnfinished: 'La partie s’arrête là, inachevée ; rien n’en est gardé.',

  field: (label, expected) => `  ${label} (${expected} ; Entrée pour revenir) : `,
  notAField: expected => `Ce n’est pas possible ; il faut : ${expected}.`,
  wholeFrom: (min, max) => `de ${min} à ${max}`,
  yesOrNo: 'oui ou non',
  yes: ['o', 'oui'],
  no: ['n', 'non'],
  textOf: longest => (longest < 1000 ? `${longest} caractères au plus` : 'texte libre'),
  listOf: (longest, item) => `${longest} au plus, séparés par des espaces, chacun : ${item}`,

  helpWhilePlaying: `  Tapez ce qui précède un choix pour le choisir. En outre :
    ?       cette aide
    r ID    une règle par son identifiant, comme ceux du journal
    l       le journal de la partie, tel que vous l’avez vu
    v       de nouveau la table et vos choix
    a       ce que l’on peut faire à tout moment ; a NUMÉRO le fait
    q       quitter ; la partie est perdue
  Après la fin de la partie, s FICHIER l’enregistre.`,
  helpAfterwards: `    s FICHIER  enregistrer la partie dans un nouveau fichier
    r ID       une règle par son identifiant
    l          tout le journal
    v          de nouveau la table et le résultat
    q          quitter, tout comme Entrée`,
  noLedger: 'Il n’y a pas de règles à montrer pour ce jeu.',
  whichRule: example => `Tapez r et l’identifiant d’une règle, par exemple r ${example}.`,
  noRule: (id, nearest) =>
    `La règle « ${printable(id)} » n’existe pas ; les plus proches sont ${enumerated(nearest, 'fr')}.`,
  notYetSaved: 'L’enregistrement contient les secrets de chacun : il se fait une fois la partie finie.',
  whichFile: 'Tapez s et le nom d’un nouveau fichier, par exemple s partie.json.',
  alreadyThere: file => `${file} existe déjà et reste tel quel : choisissez un autre nom.`,
  notSaved: file => `${file} ne peut pas être écrit : choisissez un autre nom ou un autre dossier.`,
  saved: file => `C’est enregistré. Chacun peut le vérifier : havre replay ${file} --verify`,

  wins: name => `${name} gagne.`,
  win: names => `${names} gagnent.`,
  winTogether: names => `${names} gagnent ensemble.`,
  nobodyWins: rule => `La partie est nulle : personne ne gagne (${rule}).`,
  points: score => counted('fr', score, 'point', 'points'),
  afterwards: 's FICHIER enregistre la partie, ? pour l’aide, Entrée pour finir : ',
  notARequest: typed => `« ${printable(typed)} » ne veut rien dire ici : tapez ? pour l’aide.`,
};

export const words = { en, fr: typeset(fr) } as const satisfies Record<Language, typeof en>;
