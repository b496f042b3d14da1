/** What Decrypto brings to the page. */
import { type Decrypto, decrypto, TRIO } from '@havre/engine/games/decrypto/game.ts';
import type { View } from '@havre/engine/games/decrypto/information.ts';
import { digitsOf } from '@havre/engine/games/decrypto/material.ts';
import { BLACK, WHITE } from '@havre/engine/games/decrypto/state.ts';
import { wording } from '@havre/engine/games/decrypto/wording.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { settings } from '../../shell/settings.ts';
import type { GameUi } from '../contract.ts';
import { Board } from './board.tsx';
import { pace, readingTime } from './pace.ts';
import { ruleOf } from './piece-rules.ts';
import { promptRules } from './prompt-rules.ts';
import { roomWords } from './speech.ts';

export const decryptoUi: GameUi<Decrypto> = {
  game: decrypto,
  wording,
  promptRules,
  ruleOf,
  Board,
  showsPlayers: true,
  sideOf,
  pace,
  readingTime,
  round: view => view.round,
  hasChosen,
  // A guess with digits missing is only on its way.
  isTold: event => event.type !== 'drafted' || !digitsOf(event.code).includes(0),
  figures: async () => (await import('./figures.ts')).figures,
  lesson: async () => (await import('./lesson.ts')).lessonIn(settings.value.language),
};

/** DEC-SETUP-12, DEC-SETUP-14: the first half of the seats against the others, unless lots decide; three have other parts. */
function sideOf(seat: Seat, { teams, white }: Decrypto['options'], seats: number): string | null {
  if (seats === TRIO || teams === 'random') return null;
  const side = seat < Math.ceil(seats / 2) ? 0 : 1;
  if (white === 'random') return roomWords().sides[side];
  return roomWords().teams[(white === 'first') === (side === 0) ? WHITE : BLACK];
}

/** Whose team is done; and within the own team, who has agreed to what it does. */
function hasChosen({ phase, teams }: View, seat: Seat): boolean {
  const team = teams.find(({ members }) => members.includes(seat));
  if (team === undefined) return false;
  if (phase === 'clues') return team.written && team.encryptor === seat;
  if (phase === 'guess' || phase === 'words' || phase === 'verdict')
    return team.locked || team.own?.confirmed.includes(seat) === true;
  return phase === 'encryptors' && team.ready;
}
