import { describe, expect, test } from 'vitest';
import { fujiFlush } from '../../../games/fuji-flush/game.ts';
import { jamaica } from '../../../games/jamaica/game.ts';
import { SeededDice, Stream, seededNumbers } from '../../../kernel/chance.ts';
import type { Game, Rules } from '../../../kernel/game.ts';
import { Match } from '../../../kernel/match.ts';
import { lowest } from '../../../kernel/seats.ts';
import { abacus } from '../../../kernel/tests/miniatures/abacus.ts';
import { type Shells, shells } from '../../../kernel/tests/miniatures/shells.ts';
import { mindOf } from '../../mind.ts';
import { USUAL_MANNER } from '../selection.ts';
import { Weighing, type WeighingSettings } from '../weighing.ts';

const begun = <R extends Rules>(game: Game<R>, seats: number): Match<R> =>
  Match.start(game, { seats, chance: new Stream(seededNumbers(1)) });

const weighing = <R extends Rules>(match: Match<R>, settings: WeighingSettings<R> = {}, seed = 1): Weighing<R> =>
  new Weighing(mindOf(match, lowest(match.awaited)), new SeededDice(seed), settings);

/** Shells, where the seat that points has seen which one it is: one answer wins for sure, the others do not. */
function pointing(): Match<Shells> {
  const match = begun(shells, 2);
  match.play(0, { type: 'hide', shell: 2 });
  match.play(0, { type: 'stop' });
  match.play(1, { type: 'point', shell: 1 });
  return match;
}

describe('weighing', () => {
  test('gives the same for the same seed and number of tries, at once or in parts', () => {
    const match = begun(fujiFlush, 4);
    const whole = weighing(match, { kept: 9 });
    const answers = whole.opinions.length;
    whole.run(60 * answers);
    const parts = weighing(match, { kept: 9 });
    for (let i = 0; i < 3; i++) parts.run(20 * answers);
    expect(parts.opinions).toEqual(whole.opinions);
    const other = weighing(match, { kept: 9 }, 2);
    other.run(60 * answers);
    expect(other.opinions).not.toEqual(whole.opinions);
  });

  test('tries all answers in the same futures: where none of them matters, all have the same chance', () => {
    const match = begun(fujiFlush, 4);
    const [card] = match.asked(lowest(match.awaited))?.legal ?? [];
    if (card === undefined) throw new Error('nobody is asked');
    const weighed = weighing(match, { candidates: [card, { ...card }, { ...card }], kept: 3 });
    weighed.run(90);
    const [one, two, three] = weighed.opinions;
    expect(one?.tries).toBe(30);
    expect(one?.chance).toBeGreaterThan(0);
    expect([two?.chance, three?.chance]).toEqual([one?.chance, one?.chance]);
  });

  test('judges positions as the seat sees them that thinks', () => {
    const viewers = new Set<number | undefined>();
    const judgement = {
      turns: 3,
      chances(_s: unknown, chances: Float64Array, viewer?: number) {
        viewers.add(viewer);
        chances.fill(0.25);
      },
    };
    const match = begun(fujiFlush, 4);
    weighing(match, { knowledge: { judgement } }).run(40);
    expect([...viewers]).toEqual([lowest(match.awaited)]);
  });

  test('drops what is clearly behind, and stops when one answer is left', () => {
    const weighed = weighing(pointing());
    expect(weighed.run(100_000)).toBeLessThan(500);
    const [best, ...others] = weighed.opinions;
    expect(best).toMatchObject({ action: { type: 'point', shell: 2 }, chance: 1 });
    for (const { tries, chance } of others) {
      expect(tries).toBeLessThanOrEqual(best?.tries ?? 0);
      expect(chance).toBeLessThan(1);
    }
  });

  test('goes on with as many answers as somebody wants to be told of', () => {
    const weighed = weighing(pointing(), { kept: 2 });
    expect(weighed.run(400)).toBeGreaterThanOrEqual(400);
    expect(weighed.opinions.slice(0, 2).map(({ tries }) => tries)).toEqual([
      weighed.opinions[0]?.tries,
      weighed.opinions[0]?.tries,
    ]);
  });

  test('stops when it is enough, after one future at the least', () => {
    const weighed = weighing(begun(jamaica, 4));
    let looks = 0;
    weighed.run(1_000_000, () => ++looks === 3);
    expect(weighed.opinions[0]?.tries).toBe(3);
    const hasty = weighing(begun(jamaica, 4));
    hasty.run(1_000_000, () => true);
    expect(hasty.opinions[0]?.tries).toBe(1);
  });

  test('finds what is best: to go on while nothing can be lost', () => {
    const weighed = weighing(begun(abacus, 2));
    weighed.run(600);
    expect(weighed.opinions[0]?.action).not.toEqual({ type: 'done' });
  });

  test('goes by the first look until the futures say otherwise', () => {
    const promise = (_s: unknown, _seat: number, action: Shells['action']) =>
      action.type === 'point' && action.shell === 2 ? 0 : 1;
    const settings = { knowledge: { promise }, manner: { ...USUAL_MANNER, trust: 20 } };
    const hasty = weighing(pointing(), settings);
    hasty.run(2);
    expect(hasty.opinions[0]?.action).not.toMatchObject({ shell: 2 });
    const patient = weighing(pointing(), settings);
    patient.run(400);
    expect(patient.opinions[0]?.action).toMatchObject({ shell: 2 });
  });
});
