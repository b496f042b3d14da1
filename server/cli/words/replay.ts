/** What `havre replay` says. */
import { enumerated, type Language } from '@havre/engine/games/language.ts';
import { typeset } from '@havre/engine/games/typesetting.ts';

/** How the dice of a sound replay stand. */
export type DiceStatus = 'proved' | 'proved in part' | 'not revealed' | 'not committed';

const english = {
  summary: 'Tell the story of a game from its file, or verify it',
  help: [
    'havre replay <file> [--seat N] [--json]',
    'havre replay --verify <file or folder>... [--json]',
    '',
    'Tells the story of a game from its file: one line for each thing that happened, with the number of its entry and the id of its rule (havre rules shows the rule).',
    '',
    '  --seat N      as seat N saw it, from 1; otherwise as a spectator saw it',
    '  --verify      plays the game again by the rules and says what was checked;',
    '                with --seat, after the story. Of a folder, every .json file',
    '                in it is verified',
    '  --json        the result as one JSON object',
    '  --lang en|fr  language',
    '',
    'Every replay is played again before its story is told. If the file is wrong, the story ends before the first wrong entry, and the exit code is 1.',
    '',
    'Verifying repeats every entry with the dice of the file, and compares what was told, the position after it and the outcome. If the secret of the table is revealed, the dice themselves are computed again. docs/replay.md describes the file and the proof.',
    '',
    'The object of --json has, for a story: file, game, rules (their version), options, seats, players, viewer (a seat from 1, or null), entries [{ entry, cause, seat, events }], outcome, sound, and dice (proved, proved in part, not revealed or not committed) or, if it is not sound, wrong { entry, flaw, why }. Events are the records of the rules, in which seats count from 0, with their sentence in text. For --verify: files, sound (how many), entries, draws, results [{ file, sound, … }].',
    '',
    'Examples:',
    '  havre replay game.json --seat 2',
    '  havre replay --verify game.json',
    '  havre replay --verify replays',
    '',
    'Exit codes: 0 done; 1 a replay is wrong; 2 not begun; 130 Ctrl-C.',
  ],
  needsFile: "'replay' needs the file of a game, as in havre replay game.json.",
  oneStory: (count: number) => `A story is told of one file, not of ${count}; several are for --verify.`,
  folderStory: (folder: string) => `${folder} is a folder; a story is told of one file, a folder is for --verify.`,
  emptyFolder: (folder: string) => `${folder} has no .json file to verify.`,
  seatOfMany: '--seat is for the story of one file, not for several.',

  problems: {
    missing: (file: string) => `There is no file ${file}.`,
    'not-a-file': (file: string) => `${file} is not a file.`,
    unreadable: (file: string) => `${file} may not be read.`,
    empty: (file: string) => `${file} is empty.`,
    'not-json': (file: string) => `${file} is not a replay: it is not JSON.`,
    'breaks-off': (file: string) => `${file} is not complete: its JSON breaks off in the middle.`,
    'not-a-replay': (file: string) => `${file} is not a replay: it does not have the format 'havre-replay'.`,
    'a-save': (file: string) => `${file} is a saved game, to be gone on with; a replay is another kind of file.`,
    'too-large': (file: string, has: string, most: string) => `${file} has ${has} bytes; a replay has at most ${most}.`,
    'newer-format': (file: string, has: number, most: number) =>
      `${file} has version ${has} of the replay format; this program knows versions up to ${most}.`,
    'field-missing': (file: string, field: string) => `${file} is not a whole replay: its field ${field} is missing.`,
    'field-unknown': (file: string, field: string) => `${file} has a field ${field}, which no replay has.`,
    'field-wrong': (file: string, field: string) =>
      `${file} is damaged: its field ${field} is not what docs/replay.md says it is.`,
    'unknown-game': (file: string, game: string, games: readonly string[]) =>
      `${file} is a game of '${game}', which this program does not have; it has ${enumerated(games, 'en')}.`,
    'newer-rules': (file: string, game: string, has: number, most: number) =>
      `${file} needs version ${has} of the rules of ${game}; this program has ${most}.`,
    'older-rules': (file: string, game: string, has: number, most: number) =>
      `${file} needs version ${has} of the rules of ${game}, which is no longer kept; this program has ${most}.`,
  },

  wrong: (file: string, why: string) => `${file} is wrong: ${why}.`,
  wrongEntry: (file: string, entry: number, why: string) => `${file} is wrong from entry ${entry} on: ${why}.`,
  flaws: {
    'draw-missing': 'a draw is missing that the rules make there',
    'draw-surplus': 'it has more draws than the rules make there',
    'draw-bound': 'a draw has another number of outcomes than the rules ask for there',
    'draw-value': 'a draw has a value that cannot come up',
    'draw-stream': 'a draw is not what the stream of the table gives',
    'other-events': 'the rules tell other events there',
    'other-position': 'the rules lead to another position there',
    'other-outcome': 'the game does not end with that outcome',
    'no-start': 'it does not begin with the start of a game',
    'wrong-number': 'its entries are not numbered one after the other',
    'no-such-table': 'the game is not played with these options and seats',
    'no-such-rules': 'it was played under rules that this program does not have',
    'other-stream': 'its draws are not those of the stream the table had committed to',
  },
  refused: (reason: string, rule: string | undefined) =>
    `the rules refuse it, saying “${reason}”${rule === undefined ? '' : ` (${rule})`}`,
  otherSecret: 'the secret is not the one the table had committed to',
  otherEntropy: (seat: number) => `the entropy of seat ${seat} is not the one it had committed to`,

  sound: (file: string, entries: string, draws: string) =>
    `${file} is correct: ${entries} entries and ${draws} draws were played again and agree.`,
  dice: {
    proved: 'The dice are proved: every draw is the one of the stream the table had committed to.',
    'proved in part':
      'The dice are proved from the entry on at which the table took the game up; of those before, nothing is proved.',
    'not revealed': 'The dice are not proved: the table has not revealed its secret.',
    'not committed': 'The dice are not proved: the table had not committed to any.',
  } satisfies { [D in DiceStatus]: string },
  allSound: (files: string, entries: string, draws: string, proved: string) =>
    `All ${files} replays are correct: ${entries} entries and ${draws} draws played again, the dice of ${proved} proved.`,
  someWrong: (wrong: string, files: string) => `${wrong} of ${files} replays are wrong.`,

  title: (game: string, seats: number, version: number, entries: string) =>
    `${game} · ${seats} seats · rules version ${version} · ${entries} entries`,
  colon: ': ',
  players: (names: string) => `Players: ${names}`,
  bySpectator: 'As a spectator saw it.',
  bySeat: (name: string, seat: number) => `As ${name} saw it, in seat ${seat}.`,
  tookBack: (name: string, entry: number) => `${name} takes back entry ${entry} and everything since.`,
  notOver: 'The game is not over.',
  voided: (rule: string) => `The game is void: nobody has won (${rule}).`,
  wins: (name: string) => `${name} wins.`,
  win: (names: string) => `${names} win.`,
  shareWin: (names: string) => `${names} share the win.`,
  place: (place: number) => `${place}.`,
};

const french: typeof english = {
  summary: 'Raconter une partie d’après son fichier, ou la vérifier',
  help: [
    'havre replay <fichier> [--seat N] [--json]',
    'havre replay --verify <fichier ou dossier>... [--json]',
    '',
    'Raconte une partie d’après son fichier : une ligne pour chaque chose qui s’est passée, avec le numéro de son entrée et le nom de sa règle (havre rules montre la règle).',
    '',
    '  --seat N      comme la place N l’a vue (à partir de 1), sinon comme le public',
    '  --verify      rejoue la partie selon les règles et dit ce qui a été vérifié ;',
    '                avec --seat, après le récit. D’un dossier, vérifie chaque',
    '                fichier .json',
    '  --json        le résultat en un objet JSON',
    '  --lang en|fr  langue',
    '',
    'Toute partie est rejouée avant d’être racontée. Si le fichier est faux, le récit s’arrête avant la première entrée fausse, et le code de sortie est 1.',
    '',
    'Vérifier, c’est refaire chaque entrée avec les tirages du fichier, et comparer ce qui a été annoncé, la position qui suit et le résultat. Si le secret de la table est révélé, les tirages eux-mêmes sont recalculés. docs/replay.md décrit le fichier et la preuve.',
    '',
    'L’objet de --json contient, pour un récit : file, game, rules (leur version), options, seats, players, viewer (une place à partir de 1, ou null), entries [{ entry, cause, seat, events }], outcome, sound, et dice (proved, proved in part, not revealed ou not committed) ou, si le fichier est faux, wrong { entry, flaw, why }. Les events sont ceux des règles, où les places comptent à partir de 0, avec leur phrase dans text. Pour --verify : files, sound (combien), entries, draws, results [{ file, sound, … }].',
    '',
    'Exemples :',
    '  havre replay partie.json --seat 2',
    '  havre replay --verify partie.json',
    '  havre replay --verify parties',
    '',
    'Codes de sortie : 0 fait ; 1 une partie est fausse ; 2 pas commencé ; 130 Ctrl-C.',
  ],
  needsFile: '« replay » demande le fichier d’une partie, par exemple havre replay partie.json.',
  oneStory: count => `On raconte un seul fichier, et non ${count} ; à plusieurs, il faut --verify.`,
  folderStory: folder => `${folder} est un dossier ; on raconte un seul fichier, pour un dossier il faut --verify.`,
  emptyFolder: folder => `${folder} ne contient aucun fichier .json à vérifier.`,
  seatOfMany: '--seat sert au récit d’un seul fichier, et non à plusieurs.',

  problems: {
    missing: file => `Le fichier ${file} n’existe pas.`,
    'not-a-file': file => `${file} n’est pas un fichier.`,
    unreadable: file => `Le fichier ${file} ne peut pas être lu.`,
    empty: file => `Le fichier ${file} est vide.`,
    'not-json': file => `${file} n’est pas une partie enregistrée : ce n’est pas du JSON.`,
    'breaks-off': file => `${file} n’est pas complet : son JSON s’arrête en plein milieu.`,
    'not-a-replay': file => `${file} n’est pas une partie enregistrée : son format n’est pas « havre-replay ».`,
    'a-save': file => `${file} est une partie suspendue, à reprendre ; une partie enregistrée est un autre fichier.`,
    'too-large': (file, has, most) => `${file} fait ${has} octets ; une partie enregistrée en fait au plus ${most}.`,
    'newer-format': (file, has, most) =>
      `${file} a la version ${has} du format ; ce programme connaît les versions jusqu’à ${most}.`,
    'field-missing': (file, field) => `${file} est incomplet : il lui manque le champ ${field}.`,
    'field-unknown': (file, field) => `${file} a un champ ${field}, qui n’existe dans aucune partie enregistrée.`,
    'field-wrong': (file, field) => `${file} est abîmé : son champ ${field} n’est pas ce que dit docs/replay.md.`,
    'unknown-game': (file, game, games) =>
      `${file} est une partie de « ${game} », que ce programme n’a pas ; il a ${enumerated(games, 'fr')}.`,
    'newer-rules': (file, game, has, most) =>
      `${file} demande la version ${has} des règles de ${game} ; ce programme a la version ${most}.`,
    'older-rules': (file, game, has, most) =>
      `${file} demande la version ${has} des règles de ${game}, qui n’est plus gardée ; ce programme a la version ${most}.`,
  },

  wrong: (file, why) => `${file} est faux : ${why}.`,
  wrongEntry: (file, entry, why) => `${file} est faux à partir de l’entrée ${entry} : ${why}.`,
  flaws: {
    'draw-missing': 'il y manque un tirage que font les règles',
    'draw-surplus': 'il y a là plus de tirages que n’en font les règles',
    'draw-bound': 'un tirage n’a pas le nombre d’issues que demandent les règles',
    'draw-value': 'un tirage a une valeur qui ne peut pas sortir',
    'draw-stream': 'un tirage n’est pas celui du flux de la table',
    'other-events': 'les règles y annoncent autre chose',
    'other-position': 'les règles y mènent à une autre position',
    'other-outcome': 'la partie ne finit pas sur ce résultat',
    'no-start': 'il ne commence pas par le début d’une partie',
    'wrong-number': 'ses entrées ne sont pas numérotées à la suite',
    'no-such-table': 'le jeu ne se joue pas avec ces options et ces places',
    'no-such-rules': 'la partie suivait des règles que ce programme n’a pas',
    'other-stream': 'ses tirages ne sont pas ceux du flux auquel la table s’était engagée',
  },
  refused: (reason, rule) => `les règles le refusent et disent « ${reason} »${rule === undefined ? '' : ` (${rule})`}`,
  otherSecret: 'le secret n’est pas celui auquel la table s’était engagée',
  otherEntropy: seat => `l’aléa de la place ${seat} n’est pas celui auquel elle s’était engagée`,

  sound: (file, entries, draws) =>
    `${file} est exact : ${entries} entrées et ${draws} tirages ont été rejoués et concordent.`,
  dice: {
    proved: 'Les tirages sont prouvés : chacun est celui du flux auquel la table s’était engagée.',
    'proved in part':
      'Les tirages sont prouvés depuis l’entrée où la table a repris la partie ; pour ceux d’avant, rien n’est prouvé.',
    'not revealed': 'Les tirages ne sont pas prouvés : la table n’a pas révélé son secret.',
    'not committed': 'Les tirages ne sont pas prouvés : la table ne s’était engagée à rien.',
  },
  allSound: (files, entries, draws, proved) =>
    `Les ${files} parties sont exactes : ${entries} entrées et ${draws} tirages rejoués, tirages prouvés pour ${proved}.`,
  someWrong: (wrong, files) => `Parties fausses : ${wrong} sur ${files}.`,

  title: (game, seats, version, entries) =>
    `${game} · ${seats} places · règles version ${version} · ${entries} entrées`,
  colon: '\u00a0: ',
  players: names => `Joueurs : ${names}`,
  bySpectator: 'Vue par le public.',
  bySeat: (name, seat) => `Vue par ${name} (place ${seat}).`,
  tookBack: (name, entry) => `${name} annule l’entrée ${entry} et tout ce qui a suivi.`,
  notOver: 'La partie n’est pas finie.',
  voided: rule => `La partie est nulle : personne n’a gagné (${rule}).`,
  wins: name => `${name} gagne.`,
  win: names => `${names} gagnent.`,
  shareWin: names => `${names} se partagent la victoire.`,
  place: place => `${place}.`,
};

export const words: { readonly [L in Language]: typeof english } = { en: english, fr: typeset(french) };
