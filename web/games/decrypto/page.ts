/** Decrypto on the page. */
import { type Decrypto, decrypto } from '@havre/engine/games/decrypto/game.ts';
import type { View } from '@havre/engine/games/decrypto/information.ts';
import { wording } from '@havre/engine/games/decrypto/wording.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { settings } from '../../shell/settings.ts';
import type { GamePage } from '../contract.ts';
import { Board } from './board.tsx';
import { pace } from './pace.ts';

export const decryptoPage: GamePage<Decrypto> = {
  game: decrypto,
  wording,
  Board,
  showsPlayers: true,
  pace,
  round: view => view.round,
  hasChosen,
  lesson: async () => (await import('./lesson.ts')).lessonIn(settings.value.language),
};

/** Whose team is done; and within the own team, who has agreed to what it does. */
function hasChosen({ phase, teams }: View, seat: Seat): boolean {
  const team = teams.find(({ members }) => members.includes(seat));
  if (team === undefined) return false;
  if (phase === 'clues') return team.written && team.encryptor === seat;
  if (phase === 'guess' || phase === 'words' || phase === 'verdict')
    return team.locked || team.own?.confirmed.includes(seat) === true;
  return phase === 'encryptors' && team.ready;
}
