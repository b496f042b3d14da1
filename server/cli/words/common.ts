/** What the command line says whatever the command: the list of commands, and what can be wrong with arguments. */
import { enumerated, type Language } from '@havre/engine/games/language.ts';
import { typeset } from '@havre/engine/games/typesetting.ts';

const english = {
  usage: 'havre — a games table on the command line',
  synopsis: ['havre                       the menu of games', 'havre <command> [options]   one command'],
  commands: 'Commands:',
  help: 'Everything about a command: havre help <command>',
  language: 'Language: --lang en or --lang fr, anywhere; otherwise HAVRE_LANG, LC_ALL, LC_MESSAGES or LANG decides',
  version: (version: string, changes: string) => `havre ${version}\nWhat has changed: ${changes}`,
  noCommand: (name: string, names: readonly string[]) =>
    `There is no command '${name}'; the commands are ${enumerated(names, 'en')}.`,
  noLanguage: (given: string | undefined) =>
    given === undefined ? '--lang needs a language, en or fr.' : `--lang is en or fr, not '${given}'.`,
  noFlag: (flag: string, command: string, flags: readonly string[]) =>
    `'${command}' has no option ${flag}; it has ${enumerated(flags, 'en')}.`,
  needsValue: (flag: string, example: string) => `${flag} needs a value, as in ${example}.`,
  takesNoValue: (flag: string, value: string) => `${flag} stands alone and takes no value such as '${value}'.`,
  tooMany: (command: string, surplus: string) =>
    `'${surplus}' is one argument too many for '${command}' (havre help ${command} says how it is used).`,
  wholeNumber: (flag: string, text: string, min: number, max: number) =>
    `${flag} is a whole number from ${min} to ${max}, not '${text}'.`,
  noGame: (id: string, ids: readonly string[]) => `There is no game '${id}'; the games are ${enumerated(ids, 'en')}.`,
  needsGame: (command: string, ids: readonly string[]) =>
    `'${command}' needs the name of a game: ${enumerated(ids, 'en')}.`,
  noBot: (name: string, names: readonly string[]) =>
    `There is no bot '${name}'; the bots are ${enumerated(names, 'en')}.`,
  notAPair: (text: string) => `--option is written key=value, not '${text}'.`,
  noOption: (game: string, key: string, keys: readonly string[]) =>
    keys.length === 0
      ? `${game} has no option '${key}', nor any other.`
      : `${game} has no option '${key}'; it has ${enumerated(keys, 'en')}.`,
  noValue: (key: string, value: string, values: readonly string[], rule: string) =>
    `Option '${key}' is one of ${values.join(', ')}, not '${value}' (${rule}).`,
  wrongSeats: (game: string, seats: number, min: number, max: number, rule: string) =>
    `${game} is played with ${min} to ${max} seats, not ${seats} (${rule}).`,
  unfit: (chosen: readonly string[], seats: number, rule: string) =>
    `${enumerated(chosen, 'en')} cannot be at a table of ${seats} (${rule}).`,
  unfitValue: (pair: string, seats: number, key: string, possible: readonly string[], rule: string) =>
    `${pair} cannot be at this table of ${seats}; '${key}' can be ${enumerated(possible, 'en')} here (${rule}).`,
};

const french: typeof english = {
  usage: 'havre — une table de jeux en ligne de commande',
  synopsis: ['havre                          le menu des jeux', 'havre <commande> [options]     une commande'],
  commands: 'Commandes :',
  help: 'Tout sur une commande : havre help <commande>',
  language: 'Langue : --lang en ou --lang fr, n’importe où ; sinon HAVRE_LANG, LC_ALL, LC_MESSAGES ou LANG en décide',
  version: (version, changes) => `havre ${version}\nCe qui a changé, en anglais : ${changes}`,
  noCommand: (name, names) => `La commande « ${name} » n’existe pas ; les commandes sont ${enumerated(names, 'fr')}.`,
  noLanguage: given =>
    given === undefined ? '--lang demande une langue, en ou fr.' : `--lang est en ou fr, et non « ${given} ».`,
  noFlag: (flag, command, flags) =>
    `« ${command} » n’a pas d’option ${flag} ; ses options sont ${enumerated(flags, 'fr')}.`,
  needsValue: (flag, example) => `${flag} demande une valeur, par exemple ${example}.`,
  takesNoValue: (flag, value) => `${flag} s’écrit seul et ne prend pas de valeur telle que « ${value} ».`,
  tooMany: (command, surplus) =>
    `« ${surplus} » est de trop pour « ${command} » (havre help ${command} en dit l’usage).`,
  wholeNumber: (flag, text, min, max) => `${flag} est un nombre entier de ${min} à ${max}, et non « ${text} ».`,
  noGame: (id, ids) => `Le jeu « ${id} » n’existe pas ; les jeux sont ${enumerated(ids, 'fr')}.`,
  needsGame: (command, ids) => `« ${command} » demande le nom d’un jeu : ${enumerated(ids, 'fr')}.`,
  noBot: (name, names) => `Le robot « ${name} » n’existe pas ; les robots sont ${enumerated(names, 'fr')}.`,
  notAPair: text => `--option s’écrit clé=valeur, et non « ${text} ».`,
  noOption: (game, key, keys) =>
    keys.length === 0
      ? `${game} n’a pas d’option « ${key} », ni aucune autre.`
      : `${game} n’a pas d’option « ${key} » ; ses options sont ${enumerated(keys, 'fr')}.`,
  noValue: (key, value, values, rule) =>
    `L’option « ${key} » vaut ${values.join(', ')}, et non « ${value} » (${rule}).`,
  wrongSeats: (game, seats, min, max, rule) => `${game} se joue de ${min} à ${max} joueurs, pas à ${seats} (${rule}).`,
  unfit: (chosen, seats, rule) => `${enumerated(chosen, 'fr')} : impossible à une table de ${seats} (${rule}).`,
  unfitValue: (pair, seats, key, possible, rule) =>
    `${pair} est impossible à cette table de ${seats} ; « ${key} » peut y valoir ${enumerated(possible, 'fr')} (${rule}).`,
};

export const words: { readonly [L in Language]: typeof english } = { en: english, fr: typeset(french) };
