/** A tie: what the other team has named; each guess that is near enough may be accepted for a word. */

import { slotsFound } from '@havre/engine/games/decrypto/12-word-guess.ts';
import type { Action } from '@havre/engine/games/decrypto/actions.ts';
import { SLOTS } from '@havre/engine/games/decrypto/material.ts';
import { otherOf } from '@havre/engine/games/decrypto/state.ts';
import { roomWords } from '../speech.ts';
import type { DeskProps } from './contract.ts';
import { Deed } from './deed.tsx';
import { Lamps } from './lamps.tsx';
import './naming.css';

export function Judging({ props, play, team }: DeskProps) {
  const { view } = props;
  const words = roomWords();
  const mine = team.words ?? [];
  const named = view.teams[otherOf(view.side ?? 0)].named ?? [];
  const found = slotsFound(named, mine);
  const lever = play.legal.find(({ type }) => type === 'confirmVerdict' || type === 'reconsider');
  return (
    <div class="dec-judging">
      <h2 class="dec-title">{words.judgeTheirs}</h2>
      {named.every(guess => guess === '') ? <p class="dec-remark">{words.nothingNamed}</p> : null}
      <ol class="dec-judged">
        {named.map((guess, i) => {
          if (guess === '') return null;
          const accepted = team.own.accepted[i] ?? 0;
          const counted = found[i] || accepted;
          return (
            <li key={i} class="dec-slip">
              <span class="dec-clue">{guess}</span>
              {counted === 0 ? null : (
                <span class="dec-stamp">
                  {words.foundAlready} <span aria-hidden="true">·</span> {counted} {mine[counted - 1]}
                </span>
              )}
              {found[i] !== 0 ? null : (
                <span class="dec-slip-keys">
                  {SLOTS.map(slot => {
                    const isAccepted = accepted === slot;
                    const action: Action = { type: 'accept', line: i + 1, slot: isAccepted ? 0 : slot };
                    const isLegal = play.legal.some(
                      one => one.type === 'accept' && one.line === i + 1 && one.slot === action.slot,
                    );
                    return isLegal || isAccepted ? (
                      <button
                        key={slot}
                        type="button"
                        class="dec-slip-key"
                        aria-pressed={isAccepted}
                        aria-label={
                          isAccepted ? words.rejectFor(guess) : words.acceptFor(guess, slot, mine[slot - 1] ?? '')
                        }
                        data-deed="accept"
                        onClick={() => play.send(action)}
                      >
                        <span class="dec-key-digit">{slot}</span>
                        <span class="dec-for-word">{mine[slot - 1]}</span>
                      </button>
                    ) : null;
                  })}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <div class="dec-levers">
        <Lamps
          names={props.names}
          members={team.members}
          isLit={member => team.locked || team.own.confirmed.includes(member)}
        />
        {lever === undefined ? (
          <span class="dec-remark">{team.locked ? words.locked : ''}</span>
        ) : (
          <Deed props={props} play={play} action={lever} isMain={lever.type === 'confirmVerdict'} />
        )}
      </div>
    </div>
  );
}
