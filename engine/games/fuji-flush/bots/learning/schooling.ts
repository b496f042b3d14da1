/** From nothing to networks that know how seats stand: many games, and many small steps. */
import { type Chance, shuffleWith } from '../../../../kernel/chance.ts';
import type { Networks } from '../standing.ts';
import { Apprentice, type Lesson } from './apprentice.ts';
import { Lessons } from './lessons.ts';

/** Lessons of so many games are mixed, since those of one game are much alike, and taken in by so many at a time. */
const GAMES_MIXED = 500;
const AT_A_TIME = 64;
/** How far a step goes at first, and which part of that is left at the end. */
const FIRST_RATE = 0.002;
const LAST_PART = 0.02;

/**
 * Networks that have learned from so many games. The same dice give the same networks.
 * @example school(200_000, new SeededDice(1), done => console.log(done))
 */
export function school(games: number, chance: Chance, onProgress: (games: number) => void): Networks {
  const apprentice = new Apprentice(chance);
  const lessons = new Lessons(apprentice, chance);
  for (let played = 0; played < games; played += GAMES_MIXED) {
    const heard: Lesson[] = [];
    for (let i = 0; i < GAMES_MIXED; i++) heard.push(...lessons.game());
    shuffleWith(chance, heard);
    const rate = FIRST_RATE * Math.max(LAST_PART, 1 - played / games);
    for (let at = 0; at + AT_A_TIME <= heard.length; at += AT_A_TIME)
      apprentice.learn(heard.slice(at, at + AT_A_TIME), rate);
    onProgress(played + GAMES_MIXED);
  }
  return apprentice;
}
