/** How much powder to spend: every amount with the odds it gives, and what they are against more or less of it. */
import type { Action } from '@havre/engine/games/jamaica/actions.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import { type Odds, powderOdds } from '@havre/engine/games/jamaica/questions.ts';
import { useState } from 'preact/hooks';
import { pointing } from '../kit/pointing.ts';
import { Token } from './goods.tsx';
import { amountOf } from './reading.ts';
import { jamaicaWords } from './speech.ts';
import type { Play } from './use-play.ts';
import './powder.css';

export interface PowderChoiceProps {
  readonly view: View;
  readonly play: Play;
}

const spending = (powder: number): Action => ({ type: 'spendPowder', powder });
const percent = (part: number, { of }: Odds): number => Math.round((100 * part) / of);

export function PowderChoice({ view, play }: PowderChoiceProps) {
  const words = jamaicaWords();
  const { fight } = view;
  const [expected, setExpected] = useState(0);
  const most = fight !== null && fight.attackDie === 0 ? amountOf(view, fight.defender, 'powder') : 0;
  const odds = powderOdds(view, Math.min(expected, most));
  const shown = play.shown?.type === 'spendPowder' ? play.shown.powder : null;
  const now = odds[shown ?? 0];
  return (
    <div class="jam-powder">
      <fieldset class="jam-amounts">
        <legend class="unseen">{words.powderToSpend}</legend>
        {odds.map((one, powder) => (
          <button
            key={powder}
            type="button"
            class={[
              'jam-amount',
              powder === shown ? 'chosen' : '',
              play.isSuggested(spending(powder)) ? 'suggested' : '',
            ].join(' ')}
            data-playable=""
            data-lit=""
            aria-pressed={play.lifted?.type === 'spendPowder' && play.lifted.powder === powder}
            aria-label={words.powderWith(powder, percent(one.win, one), percent(one.tie, one))}
            onClick={() => play.touch(spending(powder))}
            {...pointing(isPointed => play.peek(isPointed ? spending(powder) : null))}
          >
            <span class="jam-amount-number">
              {powder}
              <span class="jam-term-sign" aria-hidden="true">
                <Token goods="powder" />
              </span>
            </span>
            <span class="jam-amount-odds" data-odds={words.percent(percent(one.win, one))} />
          </button>
        ))}
      </fieldset>
      {now === undefined ? null : <OddsBar odds={now} />}
      {most > 0 ? (
        <fieldset class="jam-expected">
          <legend>{words.ifTheySpend}</legend>
          {[...new Set([0, Math.ceil(most / 2), most])].map(some => (
            <label key={some} class="choice">
              <input type="radio" name="expected" checked={some === expected} onChange={() => setExpected(some)} />
              <span>{some}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}

/** From so many percent on a part of the bar is wide enough on a phone, in either language. */
const ROOM_FOR_WORDS = 30;
const ROOM_FOR_NUMBER = 14;

/** Win, tie and loss as parts of one bar, with their numbers. */
function OddsBar({ odds }: { odds: Odds }) {
  const words = jamaicaWords();
  const parts = (['win', 'tie', 'lose'] as const).map(result => ({ result, part: percent(odds[result], odds) }));
  return (
    <div class="jam-odds" role="img" aria-label={words.odds(percent(odds.win, odds), percent(odds.tie, odds))}>
      {parts.map(({ result, part }) => (
        <span key={result} class={`jam-odds-part ${result}`} style={{ '--part': part }}>
          {part >= ROOM_FOR_WORDS ? `${words.results[result]} ` : ''}
          {part >= ROOM_FOR_NUMBER ? words.percent(part) : ''}
        </span>
      ))}
    </div>
  );
}
