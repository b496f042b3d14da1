/** Chapter 10: playing online. */
import type { ExternalEventRules } from '../../kernel/external-events.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { everyone } from '../../kernel/seats.ts';
import { declareDraw, declareWinner } from './9-end.ts';
import { opponentOf, type State } from './state.ts';

export const table: ExternalEventRules<State> = {
  /** AQU-NET-01: whoever runs out of time loses. */
  timeUp(s, { seat }) {
    s.journal?.add({ type: 'ranOutOfTime', rule: 'AQU-NET-01', seat });
    declareWinner(s, opponentOf(seat), 'AQU-NET-01');
    return null;
  },
  /** AQU-NET-02: with two players, nothing is left but a win. */
  left(s, { seat }) {
    s.journal?.add({ type: 'left', rule: 'AQU-NET-02', seat });
    declareWinner(s, opponentOf(seat), 'AQU-NET-02');
    return null;
  },
  /** AQU-END-14: at any time. */
  resigned(s, { seat }) {
    s.journal?.add({ type: 'resigned', rule: 'AQU-END-14', seat });
    declareWinner(s, opponentOf(seat), 'AQU-END-14');
    return null;
  },
  /** AQU-END-14: by offer and acceptance, so by both. */
  agreed(s, { on, seats }): Refusal | null {
    if (on !== 'draw') return refuse('not-in-this-game', 'AQU-END-14');
    if (seats !== everyone(2)) return refuse('needs-consent', 'AQU-END-14');
    declareDraw(s, 'AQU-END-14');
    return null;
  },
};
